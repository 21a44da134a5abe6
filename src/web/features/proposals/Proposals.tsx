import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '#contract/names.ts';
import { offeredProposals, type ProposalsView } from '#machines/reservation/planning.selectors.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { proposalsQuery } from '#web/queries/reservation.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { dayScale } from './dayScale.ts';
import { ProposalCard } from './ProposalCard.tsx';
import * as css from './proposals.css.ts';

/** Up to three ways to spend the day; one is taken with one click. */
export function Proposals({ view }: { view: Exclude<ProposalsView, 'none'> }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { personCount, date } = useReservation(draft);
  return (
    <Dialog
      open
      wide
      onPaper
      focusTitle
      onClose={() => actor.send({ type: 'proposals.dismissed' })}
      title={t({
        id: 'proposals.title',
        message: plural(personCount, { one: 'Een plan voor je dag', other: 'Een plan voor jullie dag' }),
      })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      {date === null ? null : <p className={css.day}>{longDay(date, currentLocale())}</p>}
      {view === 'loading' ? <Planning /> : <Plans />}
    </Dialog>
  );
}

function Planning() {
  const { t } = useLingui();
  return (
    <div className={css.plans}>
      <Spinner label={t({ id: 'proposals.planning', message: 'Wij leggen de tijden naast elkaar…' })} delay={0} />
      <Skeleton height="220px" radius="24px" />
      <Skeleton height="220px" radius="24px" />
    </div>
  );
}

function Plans() {
  const { slug } = useFlow();
  const offered = useReservation(offeredProposals);
  const { data = [] } = useQuery(proposalsQuery(slug));
  const proposals = offered.flatMap(({ id }) => data.find((proposal) => proposal.id === id) ?? []);
  return (
    <div className={css.plans}>
      <p role="status" className={css.lead}>
        <HowMany proposals={proposals} />
      </p>
      {proposals.map((proposal, at) => (
        <ProposalCard key={proposal.id} proposal={proposal} scale={dayScale(proposals)} first={at === 0} />
      ))}
    </div>
  );
}

function HowMany({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useLingui();
  const count = proposals.length;
  if (count === 1) {
    return <Trans id="proposals.only">Dit is het enige plan: anders past het niet, of het scheelt niets.</Trans>;
  }
  return t({ id: 'proposals.count', message: plural(count, { other: '# plannen. Kies wat bij jullie past.' }) });
}
