import type { BoardBlock, BoardLane } from '#contract/names.ts';
import { groupBy } from '../../values/groupBy.ts';
import type { ResourceClaim } from '../../scheduling/changes/bookedDay.ts';
import type { ResourceRole } from '../../scheduling/day/day.ts';
import type { BoardDay, BoardResource, TimeAway } from './boardDay.ts';
import type { BoardIndex, TimedItem } from './boardIndex.ts';
import { emptyBlock, itemBlock, timeBlocks, timesOf } from './boardBlock.ts';

export type LanesWithBlocks = { lanes: BoardLane[]; blocks: BoardBlock[] };

/** A lane for each resource of the role, with what is claimed of it and when it is away. */
export function resourceLanes(day: BoardDay, index: BoardIndex, role: ResourceRole): LanesWithBlocks {
  const claimsByResource = groupBy(day.resourceClaims, ({ resourceId }) => resourceId);
  const resources = day.resources.filter((resource) => resource.role === role);
  return {
    lanes: resources.map((resource) => laneOf(resource, claimsByResource.get(resource.id) ?? [], index)),
    blocks: resources.flatMap((resource) => [
      ...resource.away.map((away) => awayBlock(resource, away)),
      ...(claimsByResource.get(resource.id) ?? []).flatMap((claim) => {
        const item = index.itemById.get(claim.itemId);
        return item ? claimBlocks({ claim, item }, day, index) : [];
      }),
    ]),
  };
}

const besides: Record<ResourceRole, ResourceRole> = { therapist: 'room', room: 'therapist', device: 'room' };

function laneOf(
  { id, name, role, works }: BoardResource,
  claims: readonly ResourceClaim[],
  index: BoardIndex,
): BoardLane {
  const names = claims
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ itemId }) => index.itemById.get(itemId)?.claims ?? [])
    .flatMap(({ resourceId }) => index.resourceById.get(resourceId) ?? [])
    .filter((other) => other.role === besides[role])
    .map((other) => other.name);
  const detail = [...new Set(names)].join(', ').slice(0, 200);
  return { id, name, detail, kind: 'resource', open: timeBlocks(works), places: [], stays: [] };
}

function awayBlock({ id }: BoardResource, away: TimeAway): BoardBlock {
  const times = timesOf(away);
  return {
    ...emptyBlock,
    ...times,
    id: away.blockedTime ? away.id : `${away.id}:${times.startTime}`,
    laneId: id,
    kind: away.kind,
    title: away.reason,
    resourceIds: away.blockedTime ? [id] : [],
    sequence: away.blockedTime?.version ?? null,
    blockedTimeId: away.blockedTime?.id ?? null,
  };
}

/** The item, and the time before and after it that its claim takes for getting ready and cleaning. */
function claimBlocks(
  { claim, item }: { claim: ResourceClaim; item: TimedItem },
  day: BoardDay,
  index: BoardIndex,
): BoardBlock[] {
  const laneId = claim.resourceId;
  const id = `${item.id}:${laneId}`;
  const buffers = [
    { id: `${id}:before`, from: Math.max(0, claim.from), to: item.from },
    { id: `${id}:after`, from: item.to, to: Math.min(1440, claim.to) },
  ].filter(({ from, to }) => from < to);
  return [
    { ...itemBlock(item, day, index), id, laneId },
    ...buffers.map((buffer) => ({
      ...emptyBlock,
      ...timesOf(buffer),
      id: buffer.id,
      laneId,
      kind: 'buffer' as const,
      itemId: item.id,
      reservationIds: [item.reservationId],
    })),
  ];
}
