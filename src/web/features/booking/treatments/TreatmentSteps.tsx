import type { Product, StepEntry } from '#contract/names.ts';
import { TimesDialog } from './TimesDialog.tsx';
import { TreatmentDialog } from './TreatmentDialog.tsx';

type TreatmentStepsProps = {
  /** Whose choices are open, on phones. */
  product: Product | undefined;
  entries: readonly StepEntry[];
};

/** One window: the times alone, or as the second step of a treatment's choices. */
export function TreatmentSteps({ product, entries }: TreatmentStepsProps) {
  if (product === undefined) return <TimesDialog entries={entries} />;
  return <TreatmentDialog product={product} entries={entries} />;
}
