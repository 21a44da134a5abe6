import type { FieldError } from '../values/fieldErrors.ts';
import { addDays, daysBetween, isLocalDate } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';

export const mostViews = 20;
export const longestViewName = 40;

/** Choices of the list of reservations. `from` and `to`: a date, or days from today as 'today+1'. */
export interface ViewChoices {
  from?: string;
  to?: string;
  state?: string;
  flowType?: string;
  open?: string;
  sort?: string;
}

export interface SavedView {
  name: string;
  choices: ViewChoices;
  /** The list opens with it. */
  isDefault: boolean;
}

const unreadable = /[\p{Cc}\p{Cf}]/u;
const nameKey = (name: string): string => name.trim().toLocaleLowerCase('nl');

/** Codes: `required`, `characters_unreadable`, `name_in_use`, `duplicate` for a second default, `date_invalid`. */
export function savedViewErrors(views: readonly SavedView[]): FieldError[] {
  return views.flatMap(({ name, choices, isDefault }, at) => {
    const before = views.slice(0, at);
    const errorAt = (field: string, code: string): FieldError[] => [{ pointer: `/views/${at}/${field}`, code }];
    const days = (['from', 'to'] as const).filter((day) => choices[day] !== undefined && !isViewDay(choices[day]));
    return [
      ...(name.trim() === '' ? errorAt('name', 'required') : []),
      ...(unreadable.test(name) ? errorAt('name', 'characters_unreadable') : []),
      ...(before.some((other) => nameKey(other.name) === nameKey(name)) ? errorAt('name', 'name_in_use') : []),
      ...(isDefault && before.some((other) => other.isDefault) ? errorAt('isDefault', 'duplicate') : []),
      ...days.flatMap((day) => errorAt(`choices/${day}`, 'date_invalid')),
    ];
  });
}

const relative = /^today([+-]\d{1,3})$/;

const isViewDay = (day: string): boolean => relative.test(day) || isLocalDate(day);

/** The date that a view's day is today. */
export function viewDay(day: string, today: LocalDate): LocalDate {
  const offset = relative.exec(day)?.[1];
  return offset === undefined ? day : addDays(today, Number(offset));
}

/** The day as days from today; the date itself where it is more than 999 away. */
export function relativeDay(date: LocalDate, today: LocalDate): string {
  const offset = daysBetween(today, date);
  if (Math.abs(offset) > 999) return date;
  return `today${offset < 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** What the list shows for a view today. */
export function shownChoices({ from, to, ...choices }: ViewChoices, today: LocalDate): ViewChoices {
  return {
    ...choices,
    ...(from === undefined ? {} : { from: viewDay(from, today) }),
    ...(to === undefined ? {} : { to: viewDay(to, today) }),
  };
}

/** What is stored of what the list shows; `isMoving`: its days go along with today. */
export function storedChoices({ from, to, ...choices }: ViewChoices, today: LocalDate, isMoving: boolean): ViewChoices {
  const stored = (day: LocalDate): string => (isMoving ? relativeDay(day, today) : day);
  return {
    ...choices,
    ...(from === undefined ? {} : { from: stored(from) }),
    ...(to === undefined ? {} : { to: stored(to) }),
  };
}
