import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FieldValues } from 'react-hook-form';
import { isInConflict, isLeaving } from '#machines/editing/editing.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import * as css from './Form.css.ts';
import type { Editing } from './useEditing.ts';

/** A value in words, under the field's label. */
export type DescribedValue = { label: string; text: string };

type ConflictDialogProps<Values extends FieldValues> = {
  editing: Editing<Values>;
  describe: (values: Values) => readonly DescribedValue[];
};

/** Somebody else saved first: both versions side by side, and nobody's is lost unseen. */
export function ConflictDialog<Values extends FieldValues>({ editing, describe }: ConflictDialogProps<Values>) {
  const { t } = useLingui();
  const { actor } = editing;
  const inConflict = useSelector(actor, isInConflict);
  const leaving = useSelector(actor, isLeaving);
  const takeTheirs = (): void => actor.send({ type: 'theirs.chosen' });
  return (
    <Dialog
      alert
      width="wide"
      open={inConflict && !leaving}
      onClose={() => undefined}
      title={t({ id: 'admin.conflict.title', message: 'Iemand anders heeft dit net gewijzigd' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="outline" onClick={takeTheirs}>
            <Trans id="admin.conflict.theirs">Neem de nieuwe over</Trans>
          </Button>
          <Button data-first-focus onClick={() => actor.send({ type: 'own.chosen' })}>
            <Trans id="admin.conflict.own">Bewaar die van mij</Trans>
          </Button>
        </>
      }
    >
      {inConflict ? <Versions own={describe(editing.form.getValues())} theirs={describe(editing.theirs())} /> : null}
    </Dialog>
  );
}

type VersionsProps = { own: readonly DescribedValue[]; theirs: readonly DescribedValue[] };

function Versions({ own, theirs }: VersionsProps) {
  const textOf = new Map(theirs.map(({ label, text }) => [label, text]));
  const differing = own.filter(({ label, text }) => textOf.get(label) !== text);
  if (differing.length === 0) {
    return (
      <p>
        <Trans id="admin.conflict.same">Jullie sloegen hetzelfde op.</Trans>
      </p>
    );
  }
  return (
    <table className={css.versions}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="admin.conflict.field">Veld</Trans>
          </th>
          <th scope="col">
            <Trans id="admin.conflict.yours">Van jou</Trans>
          </th>
          <th scope="col">
            <Trans id="admin.conflict.new">Nieuw opgeslagen</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {differing.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text || '–'}</td>
            <td>{textOf.get(label) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
