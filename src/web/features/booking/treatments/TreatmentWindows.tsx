import { Suspense, useEffect } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { timePickerRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { useOpenTreatment } from './useOpenTreatment.ts';

const TreatmentSteps = lazyPart('choosing', () => import('./TreatmentSteps.tsx'), 'TreatmentSteps');

type TreatmentWindowsProps = { entries: readonly StepEntry[] };

/** Dialogs of the page, preloaded once it is shown. */
export function TreatmentWindows({ entries }: TreatmentWindowsProps) {
  const opened = useOpenTreatment();
  const picking = useReservation(timePickerRef) !== undefined;
  const product = entries.flatMap(({ products }) => products).find(({ xplanId }) => xplanId === opened);
  useEffect(() => TreatmentSteps.preload(), []);
  return (
    <Suspense>
      {picking || product !== undefined ? <TreatmentSteps product={product} entries={entries} /> : null}
    </Suspense>
  );
}
