import type { Alternative as AlternativeOnTheWire } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

/** Another moment, another day, or the guests apart: what can be had instead of what was refused. */
export type Alternative = {
  kind: AlternativeOnTheWire['kind'];
  date: LocalDate;
  time: MinuteOfDay | null;
  /** The guests it is for. */
  persons: number[];
};

export const isOtherDay = ({ kind }: Alternative): boolean => kind === 'other_day';

/** Whether an alternative is among those that were offered. Never throws. */
export const isOffered = (offered: readonly Alternative[], wanted: Alternative): boolean =>
  offered.some((each) => keyOf(each) === keyOf(wanted));

const keyOf = ({ kind, date, time, persons }: Alternative): string => JSON.stringify([kind, date, time, persons]);
