import { Trans } from '@lingui/react/macro';
import type { ProposalItem } from '#contract/names.ts';
import type { PlanChange } from '#domain/booking/planChanges.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { DayAxis, DayLine, type Stretch } from '#web/ui/DayLine.tsx';
import { minuteOf, scaleMarks } from './dayScale.ts';
import { itemsByGuest } from './itemsByGuest.ts';
import * as css from './proposals.css.ts';

type Changed = ProposalItem & { change: PlanChange | undefined };

type GuestDaysProps = { items: readonly Changed[]; scale: Stretch };

export function GuestDays({ items, scale }: GuestDaysProps) {
  return (
    <div className={css.days}>
      {itemsByGuest(items).map(({ guest: number, items: own }) => (
        <section key={number} className={css.guest}>
          <div>
            <h4 className={css.guestName}>
              <Trans id="flow.summary.guest">Gast {number}</Trans>
            </h4>
            <ol className={css.items}>
              {own.map((item) => (
                <Item key={`${item.startTime} ${item.xplanId}`} item={item} />
              ))}
            </ol>
          </div>
          <div>
            <DayLine
              scale={scale}
              blocks={own.map(({ startTime, endTime, change }) => ({
                from: minuteOf(startTime),
                to: minuteOf(endTime),
                differs: change !== undefined && change.kind !== 'same',
              }))}
            />
          </div>
        </section>
      ))}
      <div className={css.axis}>
        <DayAxis scale={scale} marks={scaleMarks(scale).map((at) => ({ at, label: formatTime(at) }))} />
      </div>
    </div>
  );
}

function Item({ item: { name, startTime, endTime, change } }: { item: Changed }) {
  return (
    <li className={css.item}>
      <span className={css.itemTime}>{timeRange(startTime, endTime)}</span>{' '}
      <span className={css.itemName}>
        <span>{plainText(name)}</span>
        <Difference change={change} />
      </span>
    </li>
  );
}

function Difference({ change }: { change: PlanChange | undefined }) {
  if (change === undefined || change.kind === 'same') return null;
  const from = change.kind === 'moved' ? change.from : '';
  return (
    <>
      {' '}
      <span className={css.difference}>
        {change.kind === 'new' ? (
          <Trans id="proposals.item.new">nieuw</Trans>
        ) : (
          <Trans id="proposals.item.was">was {from}</Trans>
        )}
      </span>
    </>
  );
}
