import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '#contract/names.ts';
import { useSelector } from '@xstate/react';
import { planMerits } from '#domain/booking/planMerits.ts';
import { offeredProposals, type ProposalsRef } from '#machines/proposals/proposals.selectors.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { proposalsQuery } from '#web/queries/reservation.ts';
import { dayScale } from './dayScale.ts';
import { ProposalCard } from './ProposalCard.tsx';
import * as css from './proposals.css.ts';

export function Plans({ actor }: { actor: ProposalsRef }) {
  const { slug } = useFlow();
  const offered = useSelector(actor, offeredProposals);
  const { data = [] } = useQuery(proposalsQuery(slug));
  const nameOf = useNames();
  const aimOf = useAims();
  const proposals = offered.flatMap(({ id }) => data.find((proposal) => proposal.id === id) ?? []);
  const scale = dayScale(proposals);
  return (
    <>
      <p role="status" className={css.lead}>
        <HowMany count={proposals.length} />
      </p>
      <div className={css.plans}>
        {proposals.map((proposal, at) => (
          <ProposalCard
            key={proposal.id}
            actor={actor}
            proposal={proposal}
            name={nameOf(proposal, proposals.length)}
            aim={proposals.length === 1 ? null : aimOf[proposal.kind]}
            merits={planMerits(proposal, proposals)}
            scale={scale}
            first={at === 0}
          />
        ))}
      </div>
    </>
  );
}

function HowMany({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 1) {
    return <Trans id="proposals.only">Dit is het enige plan. Een ander plan past niet of scheelt niets.</Trans>;
  }
  return t({ id: 'proposals.count', message: plural(count, { other: '# plannen. Kies wat bij jullie past.' }) });
}

/** The features in which plans differ name them; a single one is just 'plan'. */
function useNames(): (proposal: Proposal, count: number) => string {
  const { t } = useLingui();
  const names: Record<Proposal['kind'], string> = {
    together: t({ id: 'proposals.together', message: 'Samen' }),
    one_after_another: t({ id: 'proposals.in_turn', message: 'Na elkaar' }),
    shortest_stay: t({ id: 'proposals.shortest', message: 'Kortste verblijf' }),
  };
  const alone = t({ id: 'proposals.alone', message: 'Ons plan' });
  return ({ kind }, count) => (count === 1 ? alone : names[kind]);
}

function useAims(): Record<Proposal['kind'], string> {
  const { t } = useLingui();
  return {
    together: t({ id: 'proposals.together.aim', message: 'Zo veel mogelijk op dezelfde tijd' }),
    one_after_another: t({ id: 'proposals.in_turn.aim', message: 'Om de beurt, met zo min mogelijk wachten' }),
    shortest_stay: t({ id: 'proposals.shortest.aim', message: 'Voor iedere gast zo min mogelijk tijd' }),
  };
}
