import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { completeDay } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { DayControls } from '#web/features/scheduling/day/DayControls.tsx';
import { PageHeading } from '#web/features/scheduling/day/PageHeading.tsx';
import { StepOffer } from '#web/features/catalog/offer/StepOffer.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { muted } from '#web/ui/theme/type.css.ts';
import { EntryCategories } from './EntryCategories.tsx';

export function EntriesScreen() {
  const { t } = useLingui();
  const { name, description, untranslated } = useFlow();
  const date = useReservation(completeDay);
  const choiceOf = (count: number): string =>
    t({
      id: 'entries.count',
      message: plural(count, {
        0: 'Op deze dag is er geen entree.',
        one: 'Keuze uit # entree',
        other: 'Keuze uit # entrees',
      }),
    });
  return (
    <div className={stack}>
      <PageHeading
        name={name}
        description={description}
        otherwise={<Trans id="entries.title">Kies je entree</Trans>}
        untranslated={untranslated}
      />
      <DayControls />
      {date === null ? (
        <p className={muted}>
          <Trans id="entries.first">Kies een dag, aankomst en vertrek, dan zie je de entrees.</Trans>
        </p>
      ) : (
        <StepOffer
          page={1}
          date={date}
          count={(entries) => choiceOf(entries.flatMap(({ products }) => products).length)}
        >
          {(entries) => <EntryCategories entries={entries} />}
        </StepOffer>
      )}
    </div>
  );
}
