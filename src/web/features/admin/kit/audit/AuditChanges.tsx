import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import * as css from './Audit.css.ts';
import { auditChanges } from './auditChanges.ts';
import { useAuditNames } from './useAuditNames.ts';

type AuditChangesProps = {
  entry: AuditEntry;
  /** A field's label; a field without one has its own name. */
  labels: Readonly<Record<string, string>>;
  /** A value in words, where it is no text or number that speaks for itself. */
  textOf?: ((field: string, value: unknown) => string | null) | undefined;
};

/** What each field was and became. */
export function AuditChanges({ entry, labels, textOf }: AuditChangesProps) {
  const { t } = useLingui();
  const nameOf = useAuditNames();
  const words = {
    yes: t({ id: 'admin.yes', message: 'ja' }),
    no: t({ id: 'admin.no', message: 'nee' }),
    withheld: t({ id: 'admin.audit.withheld', message: 'gewijzigd' }),
    day: (date: string) => dayWithYear(date, currentLocale()),
  };
  return (
    <dl className={css.changes}>
      {auditChanges(entry, { words, nameOf, textOf }).map(({ field, old, now }) => (
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
  );
}
