import type { GroupInput, GroupItem, GroupUnit } from '#domain/scheduling/solver/groupInput.ts';

/** A treatment of an hour by one masseur in one room, for one guest, at any time. */
export function massage(id: string, guest: string, changes: Partial<GroupItem> = {}): GroupUnit {
  return { id, items: [item(id, guest, changes)] };
}

export function item(id: string, guest: string, changes: Partial<GroupItem> = {}): GroupItem {
  return {
    id,
    guests: [guest],
    treatment: 'massage',
    duration: 60,
    needs: [
      { skill: 'masseur', count: 1, before: 0, after: 0 },
      { skill: 'room', count: 1, before: 0, after: 15 },
    ],
    starts: null,
    preferred: null,
    follows: [],
    pool: null,
    existingBooking: null,
    ...changes,
  };
}

/** Anna and Bas from 10:00 to 14:00, one masseur, one room, ten places in the restaurant from 12:00 on. */
export function quietDay(units: readonly GroupUnit[], changes: Partial<GroupInput> = {}): GroupInput {
  const works = [{ from: 540, to: 1080 }];
  return {
    changingGap: 15,
    guests: [
      { id: 'anna', from: 600, to: 840 },
      { id: 'bas', from: 600, to: 840 },
    ],
    units,
    resources: [
      { id: 'mirjam', skills: ['masseur'], works, otherClaims: [] },
      { id: 'room 1', skills: ['room'], works, otherClaims: [] },
    ],
    pools: [{ id: 'restaurant', free: [{ from: 720, to: 900, places: 10 }] }],
    ...changes,
  };
}

export function busyDay(units: readonly GroupUnit[], changes: Partial<GroupInput> = {}): GroupInput {
  const { resources, ...day } = quietDay(units);
  const works = [{ from: 540, to: 1080 }];
  return {
    ...day,
    resources: [
      ...resources,
      { id: 'noor', skills: ['masseur'], works, otherClaims: [] },
      { id: 'room 2', skills: ['room'], works, otherClaims: [] },
    ],
    ...changes,
  };
}
