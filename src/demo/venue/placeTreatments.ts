import { worksOn } from '#domain/scheduling/day/worksOn.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { demoBookables } from './demoBookables.ts';
import { demoOpening } from './demoOpening.ts';
import { cleaningMinutes } from './demoProduct.ts';
import type { DemoNeed } from './demoProduct.ts';
import { demoResources } from './demoResources.ts';
import { demoRosterChanges, rosterStart } from './demoRosterChanges.ts';
import type { DemoResource } from './demoTherapists.ts';

/** A treatment at a time, `start` in minutes of the day. */
export type PlaceWish = { productId: string; day: LocalDate; start: number };

/**
 * Gives treatments resources that work then and are free, those with the fewest skills first, and remembers them. Answers `null`, and
 * remembers nothing, when there are not enough.
 */
export function makePlacer(today: LocalDate): (wish: PlaceWish) => string[] | null {
  const plans = new Map(demoBookables.map(({ id, plan }) => [id, plan]));
  const works = makeRosters(today);
  const taken = new Map<string, Span[]>();
  return ({ productId, day, start }) => {
    const { minutes, needs = [] } = plans.get(productId)!;
    const held = { from: start, to: start + minutes + cleaningMinutes };
    const keyOf = (id: string): string => `${id} ${day}`;
    const isFree = (resource: DemoResource): boolean =>
      works(resource, day).some(({ from, to }) => from <= held.from && held.to <= to) &&
      !taken.get(keyOf(resource.id))?.some(({ from, to }) => from < held.to && held.from < to);
    const chosen: string[] = [];
    for (const need of needs) {
      const found = bySkill.filter((each) => !chosen.includes(each.id) && serves(each, need) && isFree(each));
      const { count = 1 } = need;
      if (found.length < count) return null;
      chosen.push(...found.slice(0, count).map(({ id }) => id));
    }
    for (const id of chosen) taken.set(keyOf(id), [...(taken.get(keyOf(id)) ?? []), held]);
    return chosen;
  };
}

const bySkill = demoResources.toSorted((a, b) => a.skills.length - b.skills.length);

const serves = (resource: DemoResource, { kindId, skillId }: DemoNeed): boolean =>
  resource.kindId === kindId && (skillId === undefined || resource.skills.includes(skillId));

function makeRosters(today: LocalDate): (resource: DemoResource, day: LocalDate) => Span[] {
  const fromDate = rosterStart(today);
  const changes = demoRosterChanges(today);
  const opening = demoOpening(today);
  const known = new Map<string, Span[]>();
  return ({ id, weeks }, day) => {
    const key = `${id} ${day}`;
    const own =
      known.get(key) ??
      worksOn(
        day,
        { fromDate, weeks },
        changes.filter(({ resourceId }) => resourceId === id),
        opening(day),
      );
    known.set(key, own);
    return own;
  };
}
