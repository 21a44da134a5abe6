import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import type { OtherDayProposal, RepairProposals } from '#contract/names.ts';
import type { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import { visitsToApply, visitsToOffer } from '#machines/repairs/repairs.selectors.ts';
import type { RepairsEvent } from '#machines/repairs/repairs.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Repairs.css.ts';

type OtherDaysProps = {
  snapshot: SnapshotFrom<typeof repairsMachine>;
  items: RepairProposals['items'];
  send: (event: RepairsEvent) => void;
};

/** Whom the chosen way out leaves without a place on the day, and on which other day they could come. */
export function OtherDays({ snapshot, items, send }: OtherDaysProps) {
  const [offered, chosen] = [visitsToOffer(snapshot), visitsToApply(snapshot)];
  return offered.length === 0 ? null : (
    <section className={css.stack} aria-labelledby="other-days">
      <h2 id="other-days" className={type.h3}>
        <Trans id="repairs.otherDays">Op een andere dag</Trans>
      </h2>
      <p className={css.muted}>
        <Trans id="repairs.otherDays.lead">Het hele bezoek verhuist mee, voor dezelfde prijs.</Trans>
      </p>
      <ul className={css.items}>
        {offered.map((visit) => (
          <Visit
            key={visit.reservationId}
            visit={visit}
            guest={guestOf(items, visit)}
            date={chosen.find(({ reservationId }) => reservationId === visit.reservationId)?.date ?? null}
            send={send}
          />
        ))}
      </ul>
    </section>
  );
}

const guestOf = (items: RepairProposals['items'], { reservationId }: OtherDayProposal): string => {
  const item = items.find((one) => one.reservationId === reservationId);
  return item?.name || (item?.number ?? '');
};

const stays = 'stays';

type VisitProps = { visit: OtherDayProposal; guest: string; date: string | null; send: OtherDaysProps['send'] };

function Visit({ visit: { reservationId, startTime, itemNames, options }, guest, date, send }: VisitProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const choose = (value: string): void =>
    send({ type: 'otherDay.chosen', reservationId, date: value === stays ? null : value });
  return (
    <li className={css.item}>
      <p className={css.facts}>
        <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={linkClass}>
          {guest}
        </Link>
        <span>{`${startTime} ${itemNames.join(', ')}`}</span>
      </p>
      <RadioTags
        label={t({ id: 'repairs.otherDays.which', message: `Andere dag voor ${guest}` })}
        hideLabel
        value={date ?? stays}
        onChange={choose}
        options={[
          ...options.map((option) => ({
            value: option.date,
            label: `${longDay(option.date, locale)} ${option.startTime}`,
          })),
          { value: stays, label: t({ id: 'repairs.otherDays.none', message: 'Niet verplaatsen' }) },
        ]}
      />
    </li>
  );
}
