import type { Alternative as AlternativeOnTheWire } from '#contract/names.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

export type Alternative = {
  kind: AlternativeOnTheWire['kind'];
  date: LocalDate;
  time: MinuteOfDay | null;
  persons: number[];
  /** In cents; missing when it is what was asked for. */
  price?: Cents;
};

export const isOtherDay = ({ kind }: Alternative): boolean => kind === 'other_day';

export const isOffered = (offered: readonly Alternative[], alternative: Alternative): boolean =>
  offered.some((each) => keyOf(each) === keyOf(alternative));

const keyOf = ({ kind, date, time, persons }: Alternative): string => JSON.stringify([kind, date, time, persons]);
