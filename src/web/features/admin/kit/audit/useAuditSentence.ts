import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#contract/names.ts';

type AuditSentence = { who: (entry: AuditEntry) => string; action: (entry: AuditEntry) => string };

/** Who did what, in words. */
export function useAuditSentence(): AuditSentence {
  const { t } = useLingui();
  const actions: Record<string, string> = {
    created: t({ id: 'admin.audit.created', message: 'aangemaakt' }),
    changed: t({ id: 'admin.audit.changed', message: 'gewijzigd' }),
    removed: t({ id: 'admin.audit.removed', message: 'verwijderd' }),
    mailed: t({ id: 'admin.audit.mailed', message: 'opnieuw gemaild' }),
    refreshed: t({ id: 'admin.audit.refreshed', message: 'nagekeken' }),
    exported: t({ id: 'admin.audit.exported', message: 'gedownload' }),
    erased: t({ id: 'admin.audit.erased', message: 'gewist' }),
    read: t({ id: 'admin.audit.read', message: 'bekeken' }),
    searched: t({ id: 'admin.audit.searched', message: 'gezocht' }),
    loggedOut: t({ id: 'admin.audit.loggedOut', message: 'uitgelogd' }),
  };
  const unnamed = {
    system: t({ id: 'admin.audit.system', message: 'Het systeem' }),
    customer: t({ id: 'admin.audit.customer', message: 'De klant zelf' }),
    staff: t({ id: 'admin.audit.formerStaff', message: 'Een oud-medewerker' }),
  };
  return {
    who: ({ actor }) => actor.name ?? unnamed[actor.kind],
    action: ({ action }) => actions[action] ?? action,
  };
}
