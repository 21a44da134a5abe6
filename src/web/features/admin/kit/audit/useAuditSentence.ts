import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuditAction, AuditEntry } from '#contract/names.ts';

export const actionWords: Readonly<Record<AuditAction, MessageDescriptor>> = {
  created: msg({ id: 'admin.audit.created', message: 'aangemaakt' }),
  changed: msg({ id: 'admin.audit.changed', message: 'gewijzigd' }),
  removed: msg({ id: 'admin.audit.removed', message: 'verwijderd' }),
  mailed: msg({ id: 'admin.audit.mailed', message: 'opnieuw gemaild' }),
  refreshed: msg({ id: 'admin.audit.refreshed', message: 'nagekeken' }),
  exported: msg({ id: 'admin.audit.exported', message: 'gedownload' }),
  erased: msg({ id: 'admin.audit.erased', message: 'gewist' }),
  merged: msg({ id: 'admin.audit.merged', message: 'samengevoegd' }),
  read: msg({ id: 'admin.audit.read', message: 'bekeken' }),
  searched: msg({ id: 'admin.audit.searched', message: 'gezocht' }),
  loggedOut: msg({ id: 'admin.audit.loggedOut', message: 'uitgelogd' }),
};

type AuditSentence = { who: (entry: AuditEntry) => string; action: (entry: AuditEntry) => string };

/** Who did what, in words. */
export function useAuditSentence(): AuditSentence {
  const { t, i18n } = useLingui();
  const unnamed = {
    system: t({ id: 'admin.audit.system', message: 'Het systeem' }),
    customer: t({ id: 'admin.audit.customer', message: 'De klant zelf' }),
    staff: t({ id: 'admin.audit.formerStaff', message: 'Een oud-medewerker' }),
  };
  return {
    who: ({ actor }) => actor.name ?? unnamed[actor.kind],
    action: ({ action }) => i18n._(actionWords[action]),
  };
}
