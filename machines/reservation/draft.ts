import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { Change, Limits, MachineFlow } from './reservation.types.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';

const defaultPersonCount = 2;

/** What a flow starts with; an order page is for one person, today (specification §4, Gift card and subscription). */
export function initialDraft(flow: MachineFlow, limits: Limits): Draft {
  const wholeDay = flow.type === FlowType.Subscription ? 0 : null;
  return {
    personCount: flowNeeds.persons(flow) ? Math.min(defaultPersonCount, limits.maxPersons) : 1,
    date: flowNeeds.date(flow) ? null : limits.today,
    startTime: wholeDay,
    endTime: wholeDay,
    checkinGroupId: flow.checkinGroupIds[0] ?? null,
  };
}

/** What a flow starts with, and of what an address asks for all that can be chosen. */
export function requestedDraft(flow: MachineFlow, limits: Limits, requested: Partial<Draft>): Draft {
  const draft = initialDraft(flow, limits);
  const { personCount, date, startTime = null, endTime = null, checkinGroupId } = requested;
  const isParty = personCount !== undefined && personCount >= 1 && personCount <= limits.maxPersons;
  if (isParty && flowNeeds.persons(flow)) draft.personCount = personCount;
  if (checkinGroupId && flow.checkinGroupIds.includes(checkinGroupId)) draft.checkinGroupId = checkinGroupId;
  if (!date || date < limits.today || date > limits.lastDate || !flowNeeds.date(flow)) return draft;
  const hasTimes = startTime !== null && endTime !== null && startTime < endTime && flowNeeds.times(flow);
  return { ...draft, date, ...(hasTimes ? { startTime, endTime } : {}) };
}

/** The draft as the server has it; until an entry is booked the check-in group is the visitor's own and stays. */
export function draftOf(reservation: ReservationFacts, chosenGroupId: string | null): Draft {
  const { personCount, date, startTime, endTime, checkinGroupId } = reservation;
  return { personCount, date, startTime, endTime, checkinGroupId: checkinGroupId ?? chosenGroupId };
}

export function changedDraft(draft: Draft, change: Change): Draft {
  if (change.kind === 'personCount') return { ...draft, personCount: change.personCount };
  if (change.kind === 'date') return { ...draft, date: change.date, startTime: null, endTime: null };
  if (change.kind === 'timeRange') return { ...draft, startTime: change.startTime, endTime: change.endTime };
  return { ...draft, checkinGroupId: change.checkinGroupId, startTime: null, endTime: null };
}

export const isComplete = (flow: MachineFlow, { date, startTime, endTime }: Draft): boolean =>
  date !== null && (!flowNeeds.times(flow) || (startTime !== null && endTime !== null));
