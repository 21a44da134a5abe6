import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubFlow } from '#contract/names.ts';
import { collectionsOf } from '#domain/catalog/collections.ts';
import { completeDay } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { BookedDay } from '#web/features/scheduling/day/BookedDay.tsx';
import { DayControls } from '#web/features/scheduling/day/DayControls.tsx';
import { PageHeading } from '#web/features/scheduling/day/PageHeading.tsx';
import { StepOffer } from '#web/features/catalog/offer/StepOffer.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { muted } from '#web/ui/theme/type.css.ts';
import { ArrangementCards } from './ArrangementCards.tsx';

type ArrangementsScreenProps = {
  page: number;
  subFlow?: SubFlow | undefined;
};

export function ArrangementsScreen({ page, subFlow }: ArrangementsScreenProps) {
  const { t } = useLingui();
  const flow = useFlow();
  const { name, description, untranslated } = subFlow ?? flow;
  const date = useReservation(completeDay);
  const choiceOf = (count: number): string =>
    t({
      id: 'arrangements.count',
      message: plural(count, {
        0: 'Op deze dag zijn er geen arrangementen.',
        one: 'Keuze uit # arrangement',
        other: 'Keuze uit # arrangementen',
      }),
    });
  return (
    <div className={stack}>
      <PageHeading
        name={name}
        description={description}
        otherwise={<Trans id="arrangements.title">Kies een arrangement</Trans>}
        untranslated={untranslated}
      />
      {subFlow === undefined ? <DayControls /> : <BookedDay />}
      {date !== null ? (
        <StepOffer page={page} date={date} count={(entries) => choiceOf(collectionsOf(entries).length)}>
          {(entries) => <ArrangementCards arrangements={collectionsOf(entries)} />}
        </StepOffer>
      ) : (
        <p className={muted}>
          <Trans id="arrangements.first">Kies een dag, aankomst en vertrek, dan zie je de arrangementen.</Trans>
        </p>
      )}
    </div>
  );
}
