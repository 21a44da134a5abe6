import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMoment } from '../useMoment.ts';
import * as css from './Audit.css.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { formerValues, type FormerValues } from './formerValues.ts';
import { useAuditSentence } from './useAuditSentence.ts';

export type AuditWords = {
  /** A field's label; a field without one has its own name. */
  labels: Readonly<Record<string, string>>;
  /** A value in words, where it is no text or number that speaks for itself. */
  textOf?: (field: string, value: unknown) => string | null;
  /** Fields that `onRestore` puts back; without it none. */
  restorable?: readonly string[];
  /** `form`: the one that the line stands in. */
  onRestore?: (former: FormerValues, form: HTMLFormElement | null) => void;
};

export function AuditLine({ entry, labels, textOf, restorable = [], onRestore }: AuditWords & { entry: AuditEntry }) {
  const moment = useMoment();
  const { who, action } = useAuditSentence();
  const former = formerValues(entry, restorable);
  return (
    <li className={css.line}>
      <p className={css.head}>
        <strong>{who(entry)}</strong> {action(entry)}{' '}
        <time dateTime={entry.at} className={css.time}>
          {moment(entry.at)}
          {entry.actor.device === null ? '' : ` · ${entry.actor.device}`}
        </time>
      </p>
      <AuditChanges entry={entry} labels={labels} textOf={textOf} />
      {onRestore === undefined || former === null ? null : (
        <Button kind="text" size="small" onClick={(event) => onRestore(former, event.currentTarget.form)}>
          <Trans id="admin.audit.restore">Zet terug</Trans>
        </Button>
      )}
    </li>
  );
}
