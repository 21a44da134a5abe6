import type { BoardDay, BoardResource, TimeAway } from '#domain/booking/dayBoard/boardDay.ts';
import { timeAway, without, worksOn } from '#domain/scheduling/day/capacity.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { blockedTimesOn } from '../blockedTimes/blockedTimes.repo.ts';
import type { StoredBlockedTime } from '../blockedTimes/blockedTimes.repo.ts';
import { findInvalidatedItems } from '../changes/invalidatedItems.service.ts';
import { blocksOn } from '../openingTimes/openingTimes.service.ts';
import { poolsOn, resourceClaimsOn, sessionClaimsOn, stayClaimsOn } from './boardClaims.repo.ts';
import { readResources } from '../days/dayRows.repo.ts';
import type { ResourceRow } from '../days/dayRows.repo.ts';

export type BoardQuery = {
  venueId: string;
  date: LocalDate;
  now: BoardDay['now'];
  /** Else the reasons of absences are left out. */
  readsReasons: boolean;
};

/** What works, is open and is held on a day; what has lost its place is looked for from today on. */
export async function readBoardDay(
  db: Db,
  query: BoardQuery,
): Promise<Omit<BoardDay, 'date' | 'now' | 'lateMinutes' | 'movedAway' | 'reservations' | 'items'>> {
  const { venueId, date } = query;
  const [opening, rows, blockedRows, poolRows, resourceClaims, poolClaims, stayClaims] = await together([
    blocksOn(db, venueId, date),
    readResources(db, { venueId, fromDay: date, toDay: date }),
    blockedTimesOn(db, { venueId, day: date }),
    poolsOn(db, query),
    resourceClaimsOn(db, query),
    sessionClaimsOn(db, query),
    stayClaimsOn(db, query),
  ]);
  const blockedTimes = groupBy(blockedRows, ({ resourceId }) => resourceId);
  const resources = rows.map((row) => withBlocked(boardResource(row, opening, query), blockedTimes.get(row.id) ?? []));
  const pools = poolRows.map(({ id, name, hasSessions: _, ...terms }) => ({
    id,
    name,
    capacities: capacitiesOn(date, terms),
  }));
  const claimedIds = resourceClaims.map(({ resourceId }) => resourceId);
  const invalidatedItemIds = await invalidatedItems(db, query, {
    resourceIds: [...new Set(claimedIds)],
    poolIds: poolRows.filter(({ hasSessions }) => hasSessions).map(({ id }) => id),
  });
  return { opening, resources, pools, resourceClaims, poolClaims, stayClaims, invalidatedItemIds };
}

/** Of these resources, within the span: by an item or a blocked time. */
export async function claimsWithin(
  db: Db,
  day: Pick<BoardQuery, 'venueId' | 'date'>,
  { resourceIds, from, to }: Span & { resourceIds: readonly string[] },
): Promise<{ itemId: string | null; blockedTimeId: string | null; resourceId: string }[]> {
  const claims = await resourceClaimsOn(db, day);
  const blockedTimes = await blockedTimesOn(db, { venueId: day.venueId, day: day.date });
  return [
    ...claims.map((claim) => ({ ...claim, blockedTimeId: null })),
    ...blockedTimes.map(({ id, resourceId, fromMinute, toMinute }) => {
      return { itemId: null, blockedTimeId: id, resourceId, from: fromMinute, to: toMinute };
    }),
  ].filter((claim) => resourceIds.includes(claim.resourceId) && claim.from < to && from < claim.to);
}

/** All who may work on the day. */
export async function readBoardResources(
  db: Db,
  { venueId, date }: { venueId: string; date: LocalDate },
): Promise<Pick<BoardResource, 'id' | 'name' | 'role'>[]> {
  const rows = await readResources(db, { venueId, fromDay: date, toDay: date });
  return rows.map(({ id, name, role }) => ({ id, name, role }));
}

function boardResource(
  { id, name, role, roster, changes }: ResourceRow,
  opening: readonly OpeningBlock[],
  { date, readsReasons }: BoardQuery,
): BoardResource {
  const spansOf = timeAway(date, roster, changes, opening);
  const away = changes.flatMap((change) =>
    spansOf(change).map((span): TimeAway => {
      const kind = change.kind === 'break' ? 'break' : 'blocked';
      return { ...span, id: change.id, kind, reason: readsReasons ? change.reason : '' };
    }),
  );
  return { id, name, role, works: worksOn(date, roster, changes, opening), away };
}

/** Nobody works in time that is blocked. */
function withBlocked(resource: BoardResource, blockedTimes: readonly StoredBlockedTime[]): BoardResource {
  const blocked = blockedTimes.map(({ id, version, fromMinute, toMinute, reason }): TimeAway => {
    return { id, from: fromMinute, to: toMinute, kind: 'blocked', reason, blockedTime: { id, version } };
  });
  const works = blocked.reduce<readonly Span[]>(without, resource.works);
  return { ...resource, works, away: [...resource.away, ...blocked] };
}

async function invalidatedItems(
  db: Db,
  { venueId, date, now }: BoardQuery,
  places: { resourceIds: string[]; poolIds: string[] },
): Promise<Set<string>> {
  if (date < now.today) return new Set();
  const scope = { venueId, fromDay: date, toDay: date, now, ...places, opening: true };
  return new Set((await findInvalidatedItems(db, scope)).map(({ itemId }) => itemId));
}
