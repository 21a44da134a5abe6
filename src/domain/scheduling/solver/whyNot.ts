import { bookableStarts, isBookable } from './bookableStarts.ts';
import type { StartOffer } from './bookableStarts.ts';
import type { GroupInput, GroupItem, GroupUnit } from './groupInput.ts';
import { isKept } from './keepPlan.ts';

/** What is known of the day before the planner looks at it. */
export type DayState = 'open' | 'closed' | 'past' | 'beyond_horizon';

/**
 * `no_roster` nobody with the skill works · `stay_too_short` it fits the day but not the stay · `pool_full` ·
 * `resource_taken` all with one skill are taken · `no_common_time` each is free at times, never all at once ·
 * `guest_busy` beside the guest's own items · `group_contention` beside those of the others in the group.
 */
export type Reason =
  | Exclude<DayState, 'open'>
  | 'no_roster'
  | 'stay_too_short'
  | 'pool_full'
  | 'resource_taken'
  | 'no_common_time'
  | 'guest_busy'
  | 'group_contention';

export type Refusal = {
  reason: Reason;
  /** The skill nobody has or that is all taken, else null. */
  skill: string | null;
  /** Booked units without any one of which it would fit. */
  blockedBy: string[];
};

export type WhyNot = { refusal: Refusal | null; alternatives: StartOffer[] };

/**
 * Why a unit has no place beside what is booked (`kept`), the first reason in the order of `Reason`; null when it has
 * one. `alternatives` are the starts it can have that day, nearest to the wish first. Throws `PlanTooLarge`.
 */
export function whyNot(input: GroupInput, unitId: string, day: DayState = 'open'): WhyNot {
  if (day !== 'open') return { refusal: { reason: day, skill: null, blockedBy: [] }, alternatives: [] };
  const wish = input.units.find((unit) => unit.id === unitId)?.items[0]?.preferred ?? null;
  const offers = isBookable(input, unitId) ? bookableStarts(input, unitId) : [];
  const distance = ({ start }: StartOffer): number => (wish === null ? 0 : Math.abs(start - wish));
  const alternatives = offers.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start);
  return { refusal: offers.length > 0 ? null : refusalOf(input, unitId), alternatives };
}

function refusalOf(input: GroupInput, unitId: string): Refusal {
  const alone = { ...input, units: input.units.filter((unit) => unit.id === unitId) };
  const refusal = (reason: Reason, skill: string | null = null, blockedBy: string[] = []): Refusal => ({
    reason,
    skill,
    blockedBy,
  });
  if (!isBookable(alone, unitId)) return refusalAlone(alone, unitId, refusal);
  const booked = input.units.filter((unit) => unit.id !== unitId && isKept(unit));
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

function refusalAlone(
  input: GroupInput,
  unitId: string,
  refusal: (reason: Reason, skill?: string | null) => Refusal,
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
  const taken = skills.find((skill) =>
    isBookable(
      withItems(input, (item) => withoutSkill(item, skill)),
      unitId,
    ),
  );
  return taken === undefined ? refusal('no_common_time') : refusal('resource_taken', taken);
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
