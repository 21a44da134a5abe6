import type { GroupInput, GroupItem, Span } from './groupInput.ts';
import type { PlannedItem } from './groupPlan.ts';

/**
 * Slots of five minutes of free time that a plan leaves too short to be of use, on all resources: stretches shorter than
 * `usableGap` that border on something planned. Reads only the input in minutes, so that it can judge the planner.
 */
export function fragmentsIn(input: GroupInput, plan: { items: readonly PlannedItem[] }): number {
  const items = new Map(input.units.flatMap((unit) => unit.items).map((item) => [item.id, item]));
  const usable = Math.ceil((input.usableGap ?? 30) / 5);
  return input.resources.reduce((sum, { id, works, taken }) => {
    const claims = plan.items.flatMap((planned) => claimsOn(id, items.get(planned.item), planned));
    const slots = Array.from({ length: 288 }, (_, slot) => {
      const span = { from: slot * 5, to: slot * 5 + 5 };
      if (claims.some((claim) => overlap(claim, span))) return 'claimed';
      return covered(span, works) && !taken.some((one) => overlap(one, span)) ? 'free' : 'closed';
    });
    return sum + shortStretches(slots, usable);
  }, 0);
}

function claimsOn(resource: string, item: GroupItem | undefined, { start, resources }: PlannedItem): Span[] {
  const needs = item?.needs.flatMap((need) => Array.from({ length: need.count }, () => need)) ?? [];
  return needs.flatMap(({ before, after }, seat) => {
    if (resources[seat] !== resource) return [];
    return [{ from: start - up(before), to: start + up(item!.duration) + up(after) }];
  });
}

function shortStretches(slots: readonly string[], usable: number): number {
  let sum = 0;
  for (let from = 0; from < slots.length; from += 1) {
    if (slots[from] !== 'free') continue;
    let to = from;
    while (slots[to] === 'free') to += 1;
    if (to - from < usable && (slots[from - 1] === 'claimed' || slots[to] === 'claimed')) sum += to - from;
    from = to;
  }
  return sum;
}

const up = (minutes: number): number => Math.ceil(minutes / 5) * 5;
const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
const covered = (span: Span, parts: readonly Span[]): boolean =>
  parts.some(({ from, to }) => from <= span.from && to >= span.to);
