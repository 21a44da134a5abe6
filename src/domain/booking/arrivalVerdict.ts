import type { StaffReservation } from '#contract/names.ts';
import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { LocalDate } from '../values/localDate.ts';

export type ArrivalVerdict = 'expected' | 'partly' | 'in' | 'left' | 'notCome' | 'otherDay' | 'cancelled' | 'noVisit';

type Facts = Pick<StaffReservation, 'state' | 'startDate' | 'flowType' | 'guests'>;

/** What stands in the way of letting these guests in on that day, or how far they are. */
export function arrivalVerdict({ state, startDate, flowType, guests }: Facts, date: LocalDate): ArrivalVerdict {
  if (state === 'cancelled') return 'cancelled';
  if (flowNeeds.isOrderCard({ type: flowType }) || state === 'hold' || state === 'expired') return 'noVisit';
  if (startDate !== date) return 'otherDay';
  if (state === 'completed') return 'left';
  if (state === 'no_show') return 'notCome';
  if (state === 'confirmed') return 'expected';
  return guests.some((guest) => guest.state === 'expected') ? 'partly' : 'in';
}

export const mayLetIn = (verdict: ArrivalVerdict): boolean => ['expected', 'partly', 'in', 'notCome'].includes(verdict);
