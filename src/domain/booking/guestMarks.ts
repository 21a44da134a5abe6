import type { GuestArrival, GuestMark } from '#contract/names.ts';
import { scannedNumber } from './scannedNumber.ts';

/** What is typed at a guest; one that is missing stays as it is. */
export type TypedWristbands = Readonly<Record<number, string>>;

/** A code that a scanner typed where the wristband of a guest is asked; null where there is none. */
export function scanAmong(typed: TypedWristbands): { person: number; text: string } | null {
  const [scan] = Object.entries(typed).filter(([, text]) => scannedNumber(text) !== null);
  return scan === undefined ? null : { person: Number(scan[0]), text: scan[1] };
}

/** Those chosen come in, and who is in already gets another wristband where one was typed. */
export function checkInMarks(
  guests: readonly GuestArrival[],
  chosen: readonly number[],
  typed: TypedWristbands,
): GuestMark[] {
  return guests.flatMap(({ person, state, wristband }): GuestMark[] => {
    const next = typed[person] === undefined ? wristband : typed[person].trim() || null;
    if (state !== 'in') return chosen.includes(person) ? [{ person, from: state, state: 'in', wristband: next }] : [];
    return next === wristband ? [] : [{ person, from: 'in', state: 'in', wristband: next }];
  });
}

/** What takes marks back, for the guests whom they changed. */
export function undoneMarks(marks: readonly GuestMark[], changed: readonly number[]): GuestMark[] {
  return marks
    .filter(({ person }) => changed.includes(person))
    .map(({ person, from, state }) => ({ person, from: state, state: from }));
}
