import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MovedItem, OwnBooking } from '#contract/names.ts';
import { isToOtherDay } from '#domain/booking/movedItems.ts';
import { Button } from '#web/ui/Button.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { MovedLine } from './MovedLine.tsx';
import * as css from './own.css.ts';
import type { SendSelfService } from './selfServiceActor.ts';

type MovedItemsProps = {
  booking: OwnBooking;
  mayChange: boolean;
  /** While the answer is on its way. */
  busyLabel: string | false;
  send: SendSelfService;
};

/** What the venue gave another time: the guest agrees, or chooses another moment. */
export function MovedItems({ booking, mayChange, busyLabel, send }: MovedItemsProps) {
  const { moves } = booking;
  const open = moves.filter(({ accepted }) => !accepted);
  const heading = useFocusWhenFewer(open.length);
  const accept = (accepted: readonly MovedItem[]): void =>
    send({ type: 'moves.accepted', moves: accepted.map(({ itemId, startTime }) => ({ itemId, startTime })) });
  const choose = (item: { itemId: string; productId: string } | null): void =>
    send(item === null ? { type: 'move.requested' } : { type: 'itemChange.requested', ...item });
  return (
    <section className={css.part} aria-labelledby="own-moved">
      <h2 ref={heading} id="own-moved" tabIndex={-1} className={type.h3}>
        {moves.some(isToOtherDay) ? (
          <Trans id="own.moved.day">Een andere dag voor je bezoek</Trans>
        ) : (
          <Trans id="own.moved">Een andere tijd voor je behandeling</Trans>
        )}
      </h2>
      <ul className={css.list}>
        {moves.map((move) => (
          <MovedLine
            key={move.itemId}
            move={move}
            booking={booking}
            busyLabel={busyLabel}
            onAccept={() => accept([move])}
            onChange={mayChange ? choose : null}
          />
        ))}
      </ul>
      {open.length > 1 ? (
        <div className={css.actions}>
          <Button kind="outline" busyLabel={busyLabel} onClick={() => accept(open)}>
            <Trans id="own.moved.accept_all">Akkoord met alles</Trans>
          </Button>
        </div>
      ) : null}
      <p role="status">
        {open.length === 0 ? <Trans id="own.moved.thanks">Fijn, we weten dat het uitkomt.</Trans> : null}
      </p>
    </section>
  );
}

/** The pressed button is gone with its question. */
function useFocusWhenFewer(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
