import { useState } from 'react';
import type { Product } from '#contract/names.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useForWhom, type ForWhom } from '#web/features/scheduling/guests/useForWhom.ts';
import { treatmentOf, type Treatment } from './treatmentOf.ts';

export type TreatmentChoice = {
  treatment: Treatment;
  chooseOption: (xplanId: string) => void;
  forWhom: ForWhom;
  add: () => void;
};

export function useTreatment(product: Product): TreatmentChoice {
  const actor = useReservationActor();
  const [optionId, chooseOption] = useState<string | null>(null);
  const forWhom = useForWhom(product.guests);
  const treatment = treatmentOf(product, optionId);
  const { xplanId: productId } = treatment;
  const { persons } = forWhom;
  const { needsTimes: needsTime } = product;
  return {
    treatment,
    chooseOption,
    forWhom,
    add: () => actor.send({ type: 'product.requested', productId, persons, needsTime }),
  };
}
