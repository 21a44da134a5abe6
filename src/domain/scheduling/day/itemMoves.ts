import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { bookableStarts } from '../solver/bookableStarts.ts';
import type { GroupResource, Span } from '../solver/groupInput.ts';
import type { BookingRequest, Day, ExistingBooking } from './day.ts';
import { needKey } from './day.ts';
import { dayInput } from './dayInput.ts';
import { planRequests } from './dayPlan.ts';
import type { Placed } from './dayPlan.ts';
import { withClaims } from './existingBookings.ts';
import { refusalOf } from './refusalOf.ts';
import type { RefusalReason } from './refusalOf.ts';

/** A booked item of one product, beside what else its guests have. The day is without its own claims. */
export interface MovableItem {
  day: Day;
  existingBookings: readonly ExistingBooking[];
  request: BookingRequest;
  /** That hold it now. */
  resources: readonly string[];
}

/** Of each kind of resource all that are needed are named, or none. */
export interface ItemTarget {
  start: MinuteOfDay;
  resourceIds: readonly string[];
}

/**
 * With the resources named, and of other kinds those that hold it now, if they are free. Also before `day.earliest` on
 * that day. Null where it does not fit. Throws `PlanTooLarge`.
 */
export function placeAt(item: MovableItem, { start, resourceIds }: ItemTarget): Placed | null {
  const stays = resourcesOf(item.day.resources, resourceIds).filter(({ id }) => item.resources.includes(id));
  const preferred = [...new Set([...resourceIds, ...stays.map(({ id }) => id)])];
  return planned(item, { start, resourceIds: preferred }) ?? planned(item, { start, resourceIds });
}

function planned(item: MovableItem, target: ItemTarget): Placed | null {
  const { day, request } = targeted(item, target);
  const [placed] = planRequests(day, item.existingBookings, [request]).booked.get(request.id) ?? [];
  return placed && target.resourceIds.every((id) => placed.resources.includes(id)) ? placed : null;
}

/** Of a target that does not fit. */
export function moveRefusal(item: MovableItem, target: ItemTarget): RefusalReason {
  const { day, request } = targeted(item, target);
  const { duration = 0 } = request.products[0]?.planning ?? {};
  const isOpen = day.blocks.some(
    ({ fromMinute, toMinute }) => fromMinute <= target.start && target.start + duration <= toMinute,
  );
  return isOpen ? (refusalOf(day, item.existingBookings, request) ?? 'no_common_time') : 'closed';
}

/** Every start from `day.earliest` on, rising. Throws `PlanTooLarge`. */
export function startsWith(
  { day, existingBookings, request }: MovableItem,
  resourceIds: readonly string[],
): MinuteOfDay[] {
  const withNamed = { ...day, resources: resourcesOf(day.resources, resourceIds) };
  const { input } = dayInput(withNamed, existingBookings, [{ ...request, preferred: null, isFixed: false }]);
  return bookableStarts(input, request.id).map(({ start }) => start);
}

/** Who and what can serve it, and whether they are there and free at that time. */
export function servingResources(item: MovableItem, start: MinuteOfDay): { id: string; isFree: boolean }[] {
  const { planning } = item.request.products[0]!;
  if (!planning) return [];
  const keys = new Set(planning.needs.map(needKey));
  const span = { from: start - planning.bufferBefore, to: start + planning.duration + planning.bufferAfter };
  return withClaims(item.day.resources, item.existingBookings)
    .filter(({ skills }) => skills.some((skill) => keys.has(skill)))
    .map((resource) => ({ id: resource.id, isFree: isFree(resource, span) }));
}

const isFree = ({ works, otherClaims }: GroupResource, span: Span): boolean =>
  works.some(({ from, to }) => from <= span.from && span.to <= to) &&
  !otherClaims.some(({ from, to }) => from < span.to && span.from < to);

function targeted({ day, request }: MovableItem, { start, resourceIds }: ItemTarget) {
  const isOver = day.earliest > 1440;
  return {
    day: { ...day, earliest: isOver ? day.earliest : 0, resources: resourcesOf(day.resources, resourceIds) },
    request: { ...request, preferred: start, isFixed: true },
  };
}

/** Those named, and all of the kinds of which none is. */
function resourcesOf(resources: readonly GroupResource[], named: readonly string[]): GroupResource[] {
  const kinds = new Set(resources.filter(({ id }) => named.includes(id)).map(kindOf));
  return resources.filter((resource) => named.includes(resource.id) || !kinds.has(kindOf(resource)));
}

const kindOf = ({ skills }: GroupResource): string | undefined => skills.find((skill) => skill.startsWith('kind '));
