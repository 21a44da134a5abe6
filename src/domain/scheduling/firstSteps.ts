import type { FirstStep } from '#contract/names.ts';

export interface VenueProgress {
  /** On some day of the ordinary week. */
  opens: boolean;
  /** A therapist with hours. */
  hasTherapist: boolean;
  /** One that visitors may see. */
  hasProduct: boolean;
  /** Some visible product is given by a therapist. */
  sellsTreatments: boolean;
  hasPublishedFlow: boolean;
  /** Visitors find a flow on the start page. */
  isFound: boolean;
}

/** What a venue needs before its first booking, in the order in which it is done; empty once visitors find a flow. */
export function firstSteps(progress: VenueProgress): FirstStep[] {
  if (progress.isFound) return [];
  return [
    step('opening', progress.opens),
    { ...step('therapists', progress.hasTherapist), isOptional: !progress.sellsTreatments },
    step('products', progress.hasProduct),
    step('flow', progress.hasPublishedFlow),
    step('startPage', false),
  ];
}

const step = (name: FirstStep['name'], isDone: boolean): FirstStep => ({ name, isDone, isOptional: false });
