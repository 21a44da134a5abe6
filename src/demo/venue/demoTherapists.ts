import type { OpeningBlock, RosterWeek } from '#server/db/jsonColumns.ts';

/** Somebody or something that treatments need. Its weeks repeat; weekdays 1 (Monday) to 7. */
export type DemoResource = { id: string; name: string; kindId: string; skills: string[]; weeks: RosterWeek[] };

const early: OpeningBlock[] = [
  { from: 9 * 60, to: 12 * 60 + 30 },
  { from: 13 * 60, to: 17 * 60 },
];
const midday: OpeningBlock[] = [
  { from: 11 * 60, to: 15 * 60 },
  { from: 15 * 60 + 30, to: 19 * 60 },
];
const late: OpeningBlock[] = [
  { from: 14 * 60, to: 18 * 60 },
  { from: 18 * 60 + 30, to: 22 * 60 },
];

const week = (blocks: OpeningBlock[], weekdays: number[]): RosterWeek => ({
  days: weekdays.map((weekday) => ({ weekday, blocks })),
});

const therapist = (name: string, skills: string[], weeks: RosterWeek[]): DemoResource => ({
  id: `therapeut-${name.toLowerCase()}`,
  name,
  kindId: 'therapeut',
  skills,
  weeks,
});

/** On every day somebody of each skill but 'zwangerschap' works, and somebody in the evening. */
export const demoTherapists: DemoResource[] = [
  therapist('Noor', ['massage', 'hotstone', 'zwangerschap'], [week(early, [1, 2, 3, 4]), week(early, [2, 3, 4, 6])]),
  therapist('Sem', ['massage', 'hotstone'], [week(late, [3, 4, 5, 6, 7])]),
  therapist('Lieke', ['gezicht', 'massage'], [week(early, [1, 2, 5, 6])]),
  therapist('Fenna', ['gezicht'], [week(late, [2, 4, 5, 7]), week(late, [2, 3, 4, 6, 7])]),
  therapist('Daan', ['massage', 'hotstone', 'lichaam'], [week(midday, [1, 4, 5, 6, 7])]),
  therapist('Yara', ['massage', 'lichaam', 'hammam'], [week(late, [1, 2, 3, 6, 7])]),
  therapist('Iris', ['lichaam', 'hammam', 'gezicht'], [week(midday, [3, 4, 5, 6, 7])]),
  therapist('Tom', ['massage', 'hotstone'], [week(early, [1, 5, 6, 7])]),
  therapist('Aylin', ['massage', 'lichaam', 'hammam'], [week(early, [1, 2, 4, 5]), week(early, [1, 2, 3, 7])]),
  therapist('Joris', ['massage', 'zwangerschap'], [week(late, [1, 2, 5, 6]), week(late, [1, 2, 5, 7])]),
];
