import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { DayBoard } from '#contract/names.ts';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import { isBusy } from '#machines/boardSwap/boardSwap.selectors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import * as css from './Board.css.ts';
import { bookingOfItem, swappableWith } from './boardSwaps.ts';
import { ExchangeChoice } from './ExchangeChoice.tsx';
import { SwapVerdict } from './SwapVerdict.tsx';
import type { BoardSwapRef } from './useBoardSwap.ts';

type SwapDialogProps = { actor: BoardSwapRef; board: DayBoard };

export function SwapDialog({ actor, board }: SwapDialogProps) {
  const item = useSelector(actor, ({ context }) => context.item);
  return item === null ? null : <OpenSwap {...{ actor, board, item }} />;
}

/** What was chosen is said to fit or not while it is chosen; Enter swaps, Escape closes. */
function OpenSwap({ actor, board, item }: SwapDialogProps & { item: BoardItem }) {
  const { t } = useLingui();
  const formId = useId();
  const busy = useSelector(actor, isBusy);
  const { other, exchange, notifyGuests, refused } = useSelector(actor, ({ context }) => context);
  const others = swappableWith(board, item);
  const choose = (itemId: string): void => {
    const chosen = others.find((one) => one.item.itemId === itemId);
    if (chosen) actor.send({ type: 'other.chosen', other: chosen.item });
  };
  const name = bookingOfItem(board, item.itemId)?.title ?? '';
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'swap.dismissed' })}
      title={<Trans id="board.swap.title">{name} wisselen</Trans>}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" onClick={() => actor.send({ type: 'swap.dismissed' })}>
            <Trans id="common.cancel">Annuleren</Trans>
          </Button>
          <Button type="submit" form={formId} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
            <Trans id="board.swap">Wisselen</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'swap.requested' });
        }}
      >
        <SelectField
          label={t({ id: 'board.swap.with', message: 'Wisselen met' })}
          data-first-focus=""
          required
          value={other?.itemId ?? ''}
          placeholder={t({ id: 'board.swap.choose', message: 'Kies een boeking van deze dag' })}
          options={others.map(({ item: { itemId }, words }) => ({ value: itemId, label: words }))}
          onChange={(event) => choose(event.target.value)}
        />
        <ExchangeChoice
          exchange={exchange}
          onChange={(next) => actor.send({ type: 'exchange.changed', exchange: next })}
        />
        {refused === null ? null : (
          <Note kind="danger" role="alert">
            {refusedText(refused)}
          </Note>
        )}
        {other === null || exchange.length === 0 ? null : <SwapVerdict {...{ board, item, other, exchange }} />}
        <Checkbox
          label={<Trans id="board.swap.notify">Mail de gasten hun nieuwe tijd</Trans>}
          checked={notifyGuests}
          onChange={(event) => actor.send({ type: 'notification.changed', notifyGuests: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
