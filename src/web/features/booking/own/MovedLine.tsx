import { Trans } from '@lingui/react/macro';
import type { MovedItem, OwnBooking } from '#contract/names.ts';
import { changedWith, isToOtherDay } from '#domain/booking/movedItems.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { movedMoments } from '#web/i18n/movedMoments.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { Button } from '#web/ui/Button.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './own.css.ts';

type MovedLineProps = {
  move: MovedItem;
  booking: OwnBooking;
  busyLabel: string | false;
  onAccept: () => void;
  /** Null where guests may change nothing; without an item it is for the visit as a whole. */
  onChange: ((item: { itemId: string; productId: string } | null) => void) | null;
};

export function MovedLine({ move, booking, busyLabel, onAccept, onChange }: MovedLineProps) {
  const { name, persons } = move;
  const { from, to } = movedMoments(move, currentLocale());
  const [guests, plainName] = [joinList(persons, currentLocale()), plainText(name)];
  const change = changedWith(booking.persons, move.itemId);
  const isOfVisit = isToOtherDay(move);
  return (
    <li className={css.moved}>
      <p>
        <RichText inline text={name} />
        {booking.personCount === 1 ? null : (
          <span className={css.muted}>
            {' · '}
            <Trans id="own.moved.guests">gast {guests}</Trans>
          </span>
        )}
        <br />
        <Trans id="own.moved.times">
          Verplaatst van {from} naar <strong>{to}</strong>
        </Trans>
      </p>
      {move.accepted ? null : (
        <div className={css.actions}>
          <Button busyLabel={busyLabel} onClick={onAccept}>
            <Trans id="own.moved.accept">
              Akkoord<VisuallyHidden> met {to}</VisuallyHidden>
            </Trans>
          </Button>
          {onChange === null || (change === null && !isOfVisit) ? null : (
            <Button kind="outline" onClick={() => onChange(isOfVisit ? null : change)}>
              <Trans id="own.moved.another">
                Kies een ander moment<VisuallyHidden> voor {plainName}</VisuallyHidden>
              </Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
