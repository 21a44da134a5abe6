import type { Alternative as WireAlternative, NotBooked as WireNotBooked } from '#contract/names.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { NotBooked } from '#machines/bookingRequest.types.ts';

export const alternativeOf = ({ kind, date, time, persons, price }: WireAlternative): Alternative => ({
  kind,
  date,
  time: time === null ? null : parseTime(time),
  persons,
  ...(price === undefined ? {} : { price }),
});

export const refusalFromApi = ({ name, xplanId, person, reason, alternatives }: WireNotBooked): NotBooked => ({
  name,
  xplanId,
  person,
  reason,
  alternatives: alternatives.map(alternativeOf),
});
