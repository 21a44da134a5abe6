import type { LocalDate } from '#domain/values/localDate.ts';
import type { Alternative } from '#machines/alternative.ts';
import { isOtherDay } from '#machines/alternative.ts';
import { alternativeOf } from './chosenAlternative.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { Change, ReservationContext } from './reservation.types.ts';

/**
 * The change of the draft an event asks for; null for an event that asks for none, for a value outside the limits
 * and for the value the draft has already. Another day that is offered instead of something refused is a date like
 * any other.
 */
export function changeOf(context: ReservationContext, event: ReservationMachineEvent): Change | null {
  const { draft, limits, flow } = context;
  const alternative = alternativeOf(context, event);
  if (alternative !== null) return insteadOf(context, alternative);
  switch (event.type) {
    case 'personCount.changed': {
      const { personCount } = event;
      const allowed = Number.isInteger(personCount) && personCount >= 1 && personCount <= limits.maxPersons;
      return allowed && personCount !== draft.personCount ? { kind: 'personCount', personCount } : null;
    }
    case 'date.chosen':
      return dateChange(context, event.date);
    case 'checkinGroup.chosen': {
      const allowed = flow.checkinGroupIds.includes(event.checkinGroupId);
      return allowed && event.checkinGroupId !== draft.checkinGroupId
        ? { kind: 'checkinGroup', checkinGroupId: event.checkinGroupId }
        : null;
    }
    case 'xstate.done.actor.stayPicker':
      return event.output.kind === 'stay' && event.output.startTime !== null
        ? timeChange(context, event.output.startTime, event.output.endTime)
        : null;
    default:
      return null;
  }
}

function insteadOf(context: ReservationContext, alternative: Alternative): Change | null {
  if (isOtherDay(alternative)) return dateChange(context, alternative.date);
  const { startTime, endTime } = context.draft;
  const { time } = alternative;
  if (context.outcome.refused?.kind !== 'checkin' || time === null || startTime === null || endTime === null)
    return null;
  return timeChange(context, time, time + endTime - startTime);
}

function dateChange({ draft, limits }: ReservationContext, date: LocalDate): Change | null {
  const allowed = date >= limits.today && date <= limits.lastDate;
  return allowed && date !== draft.date ? { kind: 'date', date } : null;
}

function timeChange({ draft }: ReservationContext, startTime: number | null, endTime: number | null): Change | null {
  if (startTime === draft.startTime && endTime === draft.endTime) return null;
  return { kind: 'timeRange', startTime, endTime };
}
