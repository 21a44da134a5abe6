import { worksOn } from '#domain/scheduling/day/capacity.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { demoBookables } from './demoBookables.ts';
import { demoOpening } from './demoOpening.ts';
import { cleaningMinutes } from './demoProduct.ts';
import type { DemoNeed } from './demoProduct.ts';
import { demoResources } from './demoResources.ts';
import { demoRosterChanges, rosterStart } from './demoRosterChanges.ts';
import type { DemoResource } from './demoTherapists.ts';

/** `start` in minutes of the day. */
export type TreatmentRequest = { productId: string; day: LocalDate; start: number };

/** Assigns free resources, those with the fewest skills first. `null`: not enough, nothing is assigned. */
export function makePlacer(today: LocalDate): (request: TreatmentRequest) => string[] | null {
  const plans = new Map(demoBookables.map(({ id, plan }) => [id, plan]));
  const works = makeRosters(today);
  const claimedSpans = new Map<string, Span[]>();
  return ({ productId, day, start }) => {
    const { minutes, needs = [] } = plans.get(productId)!;
    const held = { from: start, to: start + minutes + cleaningMinutes };
    const keyOf = (id: string): string => `${id} ${day}`;
    const isFree = (resource: DemoResource): boolean =>
      works(resource, day).some(({ from, to }) => from <= held.from && held.to <= to) &&
      !claimedSpans.get(keyOf(resource.id))?.some(({ from, to }) => from < held.to && held.from < to);
    const chosen: string[] = [];
    for (const need of needs) {
      const freeResources = bySkill.filter((each) => !chosen.includes(each.id) && serves(each, need) && isFree(each));
      const { count = 1 } = need;
      if (freeResources.length < count) return null;
      chosen.push(...freeResources.slice(0, count).map(({ id }) => id));
    }
    for (const id of chosen) claimedSpans.set(keyOf(id), [...(claimedSpans.get(keyOf(id)) ?? []), held]);
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
  const rosterSpans = new Map<string, Span[]>();
  return ({ id, weeks }, day) => {
    const key = `${id} ${day}`;
    const spans =
      rosterSpans.get(key) ??
      worksOn(
        day,
        { fromDate, weeks },
        changes.filter(({ resourceId }) => resourceId === id),
        opening(day),
      );
    rosterSpans.set(key, spans);
    return spans;
  };
}
