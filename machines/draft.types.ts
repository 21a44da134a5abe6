import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

export type Draft = {
  personCount: number;
  date: LocalDate | null;
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  checkinGroupId: string | null;
};
