import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Proposal } from '#contract/names.ts';
import { planChanges } from '#domain/booking/planChanges.ts';
import type { PlanMerits } from '#domain/booking/planMerits.ts';
import { chosenProposal, type ProposalsRef } from '#machines/proposals/proposals.selectors.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { timeRange } from '#web/i18n/dates.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Stretch } from '#web/ui/DayLine.tsx';
import { Price } from '#web/ui/Price.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { Merit, Waiting } from './Merits.tsx';
import { GuestDays } from './GuestDays.tsx';
import { PlanRefusals } from './PlanRefusals.tsx';
import * as css from './proposals.css.ts';

type ProposalCardProps = {
  actor: ProposalsRef;
  proposal: Proposal;
  name: string;
  aim: string | null;
  merits: PlanMerits;
  scale: Stretch;
  first: boolean;
};

export function ProposalCard({ actor, proposal, name, aim, merits, scale, first }: ProposalCardProps) {
  const { t } = useLingui();
  const chosenId = useSelector(actor, chosenProposal);
  const changes = planChanges(useReservationData()?.persons ?? [], proposal.items);
  const id = useId();
  return (
    <article className={css.plan} aria-labelledby={`${id}-name`}>
      <div className={css.planHead}>
        <h3 id={`${id}-name`} className={type.h3}>
          {name}
        </h3>
        <Merit merits={merits} />
        <p className={css.planTimes}>{timeRange(proposal.startTime, proposal.endTime)}</p>
      </div>
      {aim === null ? null : <p className={css.aim}>{aim}</p>}
      <Waiting minutes={merits.waiting} />
      <GuestDays items={proposal.items.map((item, at) => ({ ...item, change: changes[at] }))} scale={scale} />
      <PlanRefusals refused={proposal.notBookedProducts} />
      <div className={css.planFoot}>
        <div>
          <p>
            <Trans id="flow.summary.total">Totaal</Trans>{' '}
            <Price {...priceOf(proposal.total, currentLocale())} className={css.total} />
          </p>
          {changes.every(({ kind }) => kind === 'same') ? (
            <p className={css.same}>
              <Trans id="proposals.same">Zo staat het nu</Trans>
            </p>
          ) : null}
        </div>
        <Button
          kind={first ? 'filled' : 'soft'}
          aria-label={t({ id: 'proposals.take.name', message: `Kies dit plan: ${name}` })}
          aria-disabled={chosenId !== null}
          busyLabel={chosenId === proposal.id && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => actor.send({ type: 'proposal.chosen', proposalId: proposal.id })}
        >
          <Trans id="proposals.take">Kies dit plan</Trans>
        </Button>
      </div>
    </article>
  );
}
