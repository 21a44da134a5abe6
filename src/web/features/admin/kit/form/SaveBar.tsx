import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isBusy, isSavable, isUndoable, isUnsaved } from '#machines/editing/editing.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './Form.css.ts';
import type { EditingRef } from './useEditing.ts';

/** At the bottom of the page while there is something to save, or to take back. */
export function SaveBar({ actor }: { actor: EditingRef }) {
  const { t } = useLingui();
  const unsaved = useSelector(actor, isUnsaved);
  const savable = useSelector(actor, isSavable);
  const undoable = useSelector(actor, isUndoable);
  const busy = useSelector(actor, isBusy);
  const busyLabel = busy && t({ id: 'common.busy', message: 'Bezig…' });
  return (
    <div
      data-save-bar
      className={css.barPlace}
      role="group"
      aria-label={t({ id: 'admin.saveBar', message: 'Opslaan' })}
    >
      <p role="status" className={css.barText}>
        {unsaved ? (
          <>
            <span aria-hidden="true" className={css.dot} />
            <Trans id="admin.unsaved">Nog niet opgeslagen</Trans>
          </>
        ) : null}
        {undoable ? (
          <>
            <Icon name="check" />
            <Trans id="admin.saved">Opgeslagen</Trans>
          </>
        ) : null}
      </p>
      {unsaved ? (
        <Button kind="text" onClick={() => actor.send({ type: 'changes.discarded' })}>
          <Trans id="admin.discard">Verwerpen</Trans>
        </Button>
      ) : null}
      {savable ? (
        <Button type="submit" busyLabel={busyLabel}>
          <Trans id="common.save">Opslaan</Trans>
        </Button>
      ) : null}
      {undoable ? (
        <Button kind="outline" icon={<Icon name="undo" />} onClick={() => actor.send({ type: 'undo.requested' })}>
          <Trans id="admin.undo">Ongedaan maken</Trans>
        </Button>
      ) : null}
    </div>
  );
}
