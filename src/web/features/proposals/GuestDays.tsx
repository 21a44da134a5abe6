import { Trans } from '@lingui/react/macro';
import type { ProposalItem } from '#contract/names.ts';
import { formatMinute, timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { DayAxis, DayLine, type Stretch } from '#web/ui/DayLine.tsx';
import { minuteOf, scaleMarks } from './dayScale.ts';
import { itemsByGuest } from './itemsByGuest.ts';
import * as css from './proposals.css.ts';

type GuestDaysProps = { items: readonly ProposalItem[]; scale: Stretch };

/** Every guest's day in words, and drawn beside it where there is room. */
export function GuestDays({ items, scale }: GuestDaysProps) {
  return (
    <div className={css.days}>
      {itemsByGuest(items).map(({ guest: number, items: own }) => (
        <section key={number} className={css.guest}>
          <h4 className={css.guestName}>
            <Trans id="flow.summary.guest">Gast {number}</Trans>
          </h4>
          <ol className={css.items}>
            {own.map(({ xplanId, name, startTime, endTime }) => (
              <li key={`${startTime} ${xplanId}`} className={css.item}>
                <span className={css.itemTime}>{timeRange(startTime, endTime)}</span>
                <span className={css.itemName}>{plainText(name)}</span>
              </li>
            ))}
          </ol>
          <div className={css.drawn}>
            <DayLine
              scale={scale}
              blocks={own.map(({ startTime, endTime }) => ({ from: minuteOf(startTime), to: minuteOf(endTime) }))}
            />
          </div>
        </section>
      ))}
      <div className={css.drawnAxis}>
        <DayAxis scale={scale} marks={scaleMarks(scale).map((at) => ({ at, label: formatMinute(at) }))} />
      </div>
    </div>
  );
}
