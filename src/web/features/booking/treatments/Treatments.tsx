import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { StepOffer } from '#web/features/catalog/offer/StepOffer.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { TreatmentList } from './TreatmentList.tsx';
import * as css from './treatments.css.ts';
import { TreatmentWindows } from './TreatmentWindows.tsx';
import { bookableIds } from './treatmentOf.ts';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

type TreatmentsProps = { page: number };

/** Until a day is chosen, with the prices of today. */
export function Treatments({ page }: TreatmentsProps) {
  const { today } = useConfig();
  const { date } = useReservation(draft);
  return (
    <StepOffer page={page} date={date ?? today}>
      {(entries) => <Categories entries={entries} />}
    </StepOffer>
  );
}

function Categories({ entries }: { entries: readonly StepEntry[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const entry = entries.find(({ xplanId }) => xplanId === chosen) ?? entries[0];
  const products = entry?.products ?? [];
  const count = products.length;
  return (
    <div className={css.list}>
      {entries.length < 2 ? null : (
        <RadioTags
          hideLabel
          label={t({ id: 'treatments.categories', message: 'Soort behandeling' })}
          layout="scroll"
          dot={false}
          options={entries.map(({ xplanId, name, untranslated }) => ({
            value: xplanId,
            label: <span lang={untranslated ? 'nl' : undefined}>{plainText(name)}</span>,
          }))}
          value={entry?.xplanId}
          onChange={setChosen}
        />
      )}
      <p role="status" className={css.count}>
        {t({
          id: 'treatments.count',
          message: plural(count, {
            0: 'Hier is op deze dag niets te kiezen.',
            one: 'Keuze uit # item',
            other: 'Keuze uit # items',
          }),
        })}
      </p>
      <Refusals except={products.flatMap(bookableIds)} />
      <TreatmentList products={products} />
      <TreatmentWindows entries={entries} />
    </div>
  );
}
