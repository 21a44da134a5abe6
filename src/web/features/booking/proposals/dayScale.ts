import type { Proposal } from '#contract/names.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { Stretch } from '#web/ui/DayLine.tsx';

const hour = 60;
const maxSteps = 4;

export const minuteOf = (time: string): number => parseTime(time) ?? 0;

/** The whole hours that hold all proposals, so that their drawings compare. */
export function dayScale(proposals: readonly Proposal[]): Stretch {
  const from = Math.min(...proposals.map(({ startTime }) => minuteOf(startTime)));
  const to = Math.max(...proposals.map(({ endTime }) => minuteOf(endTime)));
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour) * hour };
}

export function scaleMarks({ from, to }: Stretch): number[] {
  const hours = (to - from) / hour;
  const step = Math.max(1, Math.ceil(hours / maxSteps));
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_none, at) => from + at * step * hour);
}
