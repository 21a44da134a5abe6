import type { FieldError } from '../../values/fieldErrors.ts';
import { fieldErrorsUnder } from '../../values/fieldErrors.ts';
import { parseTime } from '../../values/timeOfDay.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { weekdayErrors } from './priceRuleErrors.ts';

export type PlanningForm = {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  guests: number;
  noticeHours: number;
  needs: readonly { kindId: string; skillId: string | null; count: number }[];
  pool: { poolId: string; units: number; starts: readonly string[]; weekdays: readonly number[] | null } | null;
};

/** Times 'HH:mm'; lengths and steps in minutes. */
export type StayForm = {
  poolId: string;
  arrivalFrom: string;
  arrivalTo: string;
  arrivalStep: number;
  departureUntil: string;
  departureStep: number;
  minStay: number;
  maxStay: number;
};

const grid = 5;
const endOfDay: MinuteOfDay = 1440;

const offGrid = (value: number, pointer: string): FieldError[] =>
  value % grid === 0 ? [] : [{ pointer, code: 'off_grid' }];

const minuteOf = (time: string): MinuteOfDay => parseTime(time) ?? 0;

/** Codes: `off_grid`, `duplicate`, `too_late`, `too_few`. */
export function planningErrors({ duration, bufferBefore, bufferAfter, needs, pool }: PlanningForm): FieldError[] {
  const keys = needs.map(({ kindId, skillId }) => `${kindId} ${skillId ?? ''}`);
  return [
    ...offGrid(duration, '/duration'),
    ...offGrid(bufferBefore, '/bufferBefore'),
    ...offGrid(bufferAfter, '/bufferAfter'),
    ...keys.flatMap((key, index) =>
      keys.indexOf(key) < index ? [{ pointer: `/needs/${index}/kindId`, code: 'duplicate' }] : [],
    ),
    ...(pool === null ? [] : fieldErrorsUnder('/pool', startErrors(pool, duration))),
  ];
}

function startErrors(pool: NonNullable<PlanningForm['pool']>, duration: number): FieldError[] {
  const minutes = pool.starts.map(minuteOf);
  const starts = minutes.flatMap((minute, index): FieldError[] => {
    const pointer = `/starts/${index}`;
    if (minute % grid !== 0) return [{ pointer, code: 'off_grid' }];
    if (minutes.indexOf(minute) < index) return [{ pointer, code: 'duplicate' }];
    return minute + duration > endOfDay ? [{ pointer, code: 'too_late' }] : [];
  });
  return [...starts, ...weekdayErrors(pool.weekdays)];
}

/** Codes: `off_grid`, `times_reversed`, `too_small`, `too_early`. */
export function stayErrors(stay: StayForm): FieldError[] {
  const [from, to, until] = [stay.arrivalFrom, stay.arrivalTo, stay.departureUntil].map(minuteOf) as [
    MinuteOfDay,
    MinuteOfDay,
    MinuteOfDay,
  ];
  return [
    ...offGrid(stay.arrivalStep, '/arrivalStep'),
    ...offGrid(stay.departureStep, '/departureStep'),
    ...offGrid(stay.minStay, '/minStay'),
    ...offGrid(stay.maxStay, '/maxStay'),
    ...(from > to ? [{ pointer: '/arrivalTo', code: 'times_reversed' }] : []),
    ...(stay.maxStay < stay.minStay ? [{ pointer: '/maxStay', code: 'too_small' }] : []),
    ...(from + stay.minStay > until ? [{ pointer: '/departureUntil', code: 'too_early' }] : []),
  ];
}
