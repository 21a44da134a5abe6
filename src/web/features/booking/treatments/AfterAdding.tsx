import type { Product } from '#contract/names.ts';
import { addedFor, addFailedFor } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { AddOutcome } from '#web/features/scheduling/outcome/AddOutcome.tsx';
import { bookableIds } from './treatmentOf.ts';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

type AfterAddingProps = { product: Product; focusHome: string };

/** The outcome of the last request, of a group that of its option. */
export function AfterAdding({ product, focusHome }: AfterAddingProps) {
  const ids = bookableIds(product);
  const last = useReservation((snapshot) =>
    ids.find((id) => addFailedFor(id)(snapshot) || addedFor(id)(snapshot).length > 0),
  );
  return (
    <>
      <AddOutcome xplanId={last ?? product.xplanId} />
      <Refusals of={ids} focusHome={focusHome} />
    </>
  );
}
