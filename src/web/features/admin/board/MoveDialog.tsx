import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { isBusy } from '#machines/boardMove/boardMove.selectors.ts';
import type { BoardItem, MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { movePreviewQuery } from '#web/queries/admin/moveItem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Board.css.ts';
import { MoveFields } from './MoveFields.tsx';
import { MoveVerdict } from './MoveVerdict.tsx';
import type { BoardMoveRef } from './useBoardMove.ts';

type MoveDialogProps = { actor: BoardMoveRef; board: DayBoard };

export function MoveDialog({ actor, board }: MoveDialogProps) {
  const item = useSelector(actor, ({ context }) => context.item);
  const target = useSelector(actor, ({ context }) => context.target);
  return item === null || target === null ? null : <OpenMove {...{ actor, board, item, target }} />;
}

/** What was chosen is said to fit or not while it is chosen; Enter moves, Escape closes. */
function OpenMove({ actor, board, item, target }: MoveDialogProps & { item: BoardItem; target: MoveTarget }) {
  const { t } = useLingui();
  const formId = useId();
  const busy = useSelector(actor, isBusy);
  const refused = useSelector(actor, ({ context }) => context.refused);
  const notifyGuest = useSelector(actor, ({ context }) => context.notifyGuest);
  const { itemId, sequence, date } = item;
  const form = { itemId, sequence, startTime: target.startTime, resourceIds: [...target.resourceIds] };
  const { data: preview, error, isPlaceholderData } = useQuery(movePreviewQuery(date, form));
  const name = [...board.blocks, ...board.unassigned].find((block) => block.itemId === itemId)?.title ?? '';
  const move = (): void => actor.send({ type: 'move.requested' });
  const failure = refused ?? (error === null ? null : refusedBy(error));
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    move();
  };
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'move.dismissed' })}
      title={<Trans id="board.move.title">{name} verplaatsen</Trans>}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" onClick={() => actor.send({ type: 'move.dismissed' })}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button type="submit" form={formId} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="board.move">Verplaatsen</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.panel}
        onKeyDown={enter}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <MoveFields
          {...{ board, item, target, preview }}
          onTarget={(next) => actor.send({ type: 'target.changed', target: next })}
        />
        {failure === null ? null : (
          <Note kind="danger" role="alert">
            {refusedText(failure)}
          </Note>
        )}
        {preview === undefined ? null : (
          <MoveVerdict
            {...{ board, preview }}
            isOld={isPlaceholderData}
            onTarget={(next) => actor.send({ type: 'target.changed', target: next })}
          />
        )}
        <Checkbox
          label={<Trans id="board.move.notify">Mail de gast de nieuwe tijd</Trans>}
          checked={notifyGuest}
          onChange={(event) => actor.send({ type: 'notification.changed', notifyGuest: event.target.checked })}
        />
        <p className={css.facts}>
          <Trans id="board.move.keys">Met de pijltjes kies je een tijd, Enter verplaatst en Escape sluit.</Trans>
        </p>
      </form>
    </Dialog>
  );
}
