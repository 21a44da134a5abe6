import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isUndoable, isUndoing } from '#machines/boardMove/boardMove.selectors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { barPlace, barText } from '../kit/form/Form.css.ts';
import type { BoardMoveRef } from './useBoardMove.ts';

/** At the bottom of the page, as long as a move can be taken back. */
export function UndoBar({ actor }: { actor: BoardMoveRef }) {
  const { t } = useLingui();
  const undoable = useSelector(actor, isUndoable);
  const undoing = useSelector(actor, isUndoing);
  const time = useSelector(actor, ({ context }) => context.former?.item.startTime ?? '');
  return (
    <div className={barPlace} role="group" aria-label={t({ id: 'board.move.bar', message: 'Verplaatst' })}>
      <p role="status" className={barText}>
        {undoable ? (
          <>
            <Icon name="check" />
            <Trans id="board.move.done">Verplaatst, nu om {time}</Trans>
          </>
        ) : null}
      </p>
      {undoable || undoing ? (
        <Button
          kind="outline"
          size="small"
          busyLabel={undoing && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => actor.send({ type: 'undo.requested' })}
        >
          <Trans id="board.undo">Ongedaan maken</Trans>
        </Button>
      ) : null}
    </div>
  );
}
