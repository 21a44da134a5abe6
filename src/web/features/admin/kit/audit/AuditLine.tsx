import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMoment } from '../useMoment.ts';
import * as css from './Audit.css.ts';
import { auditChanges } from './auditChanges.ts';

type Values = Readonly<Record<string, unknown>>;

export type AuditWords = {
  /** A field's label; a field without one has its own name. */
  labels: Readonly<Record<string, string>>;
  /** A value in words, where it is no text or number that speaks for itself. */
  textOf?: (field: string, value: unknown) => string | null;
  /** Puts the former values back, where the object's operation allows it. */
  onRestore?: (former: Values) => void;
};

export function AuditLine({ entry, labels, textOf, onRestore }: AuditWords & { entry: AuditEntry }) {
  const { t } = useLingui();
  const moment = useMoment();
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
  const words = {
    yes: t({ id: 'admin.yes', message: 'ja' }),
    no: t({ id: 'admin.no', message: 'nee' }),
    withheld: t({ id: 'admin.audit.withheld', message: 'gewijzigd' }),
  };
  const system = t({ id: 'admin.audit.system', message: 'Het systeem' });
  const former = t({ id: 'admin.audit.formerStaff', message: 'Een oud-medewerker' });
  const customer = t({ id: 'admin.audit.customer', message: 'De klant zelf' });
  const unnamed = { system, customer, staff: former };
  const who = entry.actor.name ?? unnamed[entry.actor.kind];
  const changes = auditChanges(entry, words, textOf);
  const mayRestore = onRestore !== undefined && entry.action === 'changed' && entry.old !== null;
  return (
    <li className={css.line}>
      <p className={css.head}>
        <strong>{who}</strong> {actions[entry.action] ?? entry.action}{' '}
        <time dateTime={entry.at} className={css.time}>
          {moment(entry.at)}
        </time>
      </p>
      <dl className={css.changes}>
        {changes.map(({ field, old, now }) => (
          <div key={field} className={css.change}>
            <dt>{labels[field] ?? field}</dt>
            <dd>
              {old === null ? null : (
                <>
                  <del>{old}</del> <span aria-hidden="true">→</span>{' '}
                </>
              )}
              {now === null ? null : <ins>{now}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {mayRestore ? (
        <Button kind="text" size="small" onClick={() => onRestore(entry.old ?? {})}>
          <Trans id="admin.audit.restore">Zet terug</Trans>
        </Button>
      ) : null}
    </li>
  );
}
