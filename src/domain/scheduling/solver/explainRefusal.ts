import type { StartOffer } from './bookableStarts.ts';
import { bookableStarts, isBookable } from './bookableStarts.ts';
import { hasExistingBooking } from './existingBookings.ts';
import type { GroupInput, GroupItem, GroupUnit } from './groupInput.ts';

export type DayState = 'open' | 'closed' | 'past' | 'beyond_horizon';

/**
 * In order of precedence. `resource_taken`: every resource with one skill is claimed. `no_common_time`: each is free at
 * times, never all at once. `guest_busy`: existing bookings of its guests; `group_contention`: those of other guests.
 */
export type RefusalReason =
  | Exclude<DayState, 'open'>
  | 'no_roster'
  | 'stay_too_short'
  | 'pool_full'
  | 'resource_taken'
  | 'no_common_time'
  | 'guest_busy'
  | 'group_contention';

/** `skill`: the one that is missing or fully claimed. `blockedBy`: booked units, any one of which is in the way. */
export type Refusal = {
  reason: RefusalReason;
  skill: string | null;
  blockedBy: string[];
};

export type RefusalExplanation = { refusal: Refusal | null; alternatives: StartOffer[] };

/**
 * `refusal` is null when the unit has a start. `alternatives` are its starts that day, nearest to the preferred start
 * first. Throws `PlanTooLarge`.
 */
export function explainRefusal(input: GroupInput, unitId: string, day: DayState = 'open'): RefusalExplanation {
  if (day !== 'open') return { refusal: { reason: day, skill: null, blockedBy: [] }, alternatives: [] };
  const preferred = input.units.find((unit) => unit.id === unitId)?.items[0]?.preferred ?? null;
  const offers = isBookable(input, unitId) ? bookableStarts(input, unitId) : [];
  const distance = ({ start }: StartOffer): number => (preferred === null ? 0 : Math.abs(start - preferred));
  const alternatives = offers.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start);
  return { refusal: offers.length > 0 ? null : refusalInGroup(input, unitId), alternatives };
}

function refusalInGroup(input: GroupInput, unitId: string): Refusal {
  const alone = { ...input, units: input.units.filter((unit) => unit.id === unitId) };
  const refusal = (reason: RefusalReason, skill: string | null = null, blockedBy: string[] = []): Refusal => ({
    reason,
    skill,
    blockedBy,
  });
  if (!isBookable(alone, unitId)) return refusalOfUnitAlone(alone, unitId, refusal);
  const booked = input.units.filter((unit) => unit.id !== unitId && hasExistingBooking(unit));
  const guests = new Set(alone.units.flatMap((unit) => unit.items).flatMap((item) => item.guests));
  const isOwn = (unit: GroupUnit): boolean => unit.items.some((item) => item.guests.some((guest) => guests.has(guest)));
  const blockers = (units: readonly GroupUnit[]): string[] =>
    units.map((unit) => unit.id).filter((id) => isBookable(without(input, id), unitId));
  const own = booked.filter(isOwn);
  if (!isBookable({ ...input, units: [...own, ...alone.units] }, unitId)) {
    return refusal('guest_busy', null, blockers(own));
  }
  return refusal('group_contention', null, blockers(booked));
}

const without = (input: GroupInput, unitId: string): GroupInput => ({
  ...input,
  units: input.units.filter((unit) => unit.id !== unitId),
});

function refusalOfUnitAlone(
  input: GroupInput,
  unitId: string,
  refusal: (reason: RefusalReason, skill?: string | null) => Refusal,
): Refusal {
  const skills = [...new Set(input.units.flatMap((unit) => unit.items).flatMap(skillsOf))];
  const works = (skill: string): boolean =>
    input.resources.some((resource) => resource.skills.includes(skill) && resource.works.length > 0);
  const unworked = skills.find((skill) => !works(skill));
  if (unworked !== undefined) return refusal('no_roster', unworked);
  const allDay = { ...input, guests: input.guests.map((guest) => ({ ...guest, from: 0, to: 1440 })) };
  if (isBookable(allDay, unitId)) return refusal('stay_too_short');
  if (
    isBookable(
      withItems(input, (item) => ({ ...item, pool: null })),
      unitId,
    )
  )
    return refusal('pool_full');
  const claimedSkill = skills.find((skill) =>
    isBookable(
      withItems(input, (item) => withoutSkill(item, skill)),
      unitId,
    ),
  );
  return claimedSkill === undefined ? refusal('no_common_time') : refusal('resource_taken', claimedSkill);
}

const skillsOf = (item: GroupItem): string[] => item.needs.map((need) => need.skill);

const withoutSkill = (item: GroupItem, skill: string): GroupItem => ({
  ...item,
  needs: item.needs.filter((need) => need.skill !== skill),
});

const withItems = (input: GroupInput, change: (item: GroupItem) => GroupItem): GroupInput => ({
  ...input,
  units: input.units.map((unit) => ({ ...unit, items: unit.items.map(change) })),
});
