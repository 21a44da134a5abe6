import { emptyHoldMinutes, holdMinutesOf } from '#domain/booking/holdTimes.ts';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount, wideFactor } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import { together } from '#server/db/together.ts';
import { limitReached } from '#server/http/limitReached.ts';
import type { PassingLimit } from '#server/http/limitReached.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { Tx } from '../rows/reservation.types.ts';
import { holdUse, lockHolder } from './holdUse.repo.ts';
import type { Holder, HoldUse } from './holdUse.repo.ts';

/** Null hashes are not counted. */
export interface Holders {
  sessionHash: Uint8Array | null;
  originHash: Uint8Array | null;
  wideOriginHash: Uint8Array | null;
}

export interface NewHold {
  venue: LimitedVenue;
  holders: Holders;
  personCount: number;
  /** Null for an order, which takes no places. */
  day: string | null;
}

export const holdersOf = ({ sessionHash, originHash, wideOriginHash }: Holders): Holder[] =>
  [
    { column: 'session_hash', hash: sessionHash, factor: 1 },
    { column: 'origin_hash', hash: originHash, factor: 1 },
    { column: 'wide_origin_hash', hash: wideOriginHash, factor: wideFactor },
  ].flatMap((holder) => (holder.hash === null ? [] : [holder as Holder]));

/**
 * Returns how many minutes the hold may live. Throws `hold_limit_reached`, `hold_starts_reached`, `hold_time_used`. Its
 * holders stay locked until the transaction ends.
 */
export async function holdLife(tx: Tx, hold: NewHold): Promise<number> {
  const { venueId } = hold.venue;
  const holders = holdersOf(hold.holders);
  const locked = holders.map((holder) => lockHolder(tx, venueId, holder));
  const read = holders.map((holder) =>
    holdUse(tx, { venueId, holder, day: hold.day, windowSeconds: windowOf(holder) }),
  );
  const [uses] = await together([together(read), ...locked]);
  let life = holdMinutesOf(hold.venue.settings.holds).maxMinutes;
  for (const [index, holder] of holders.entries()) {
    const use = uses[index]!;
    if (holder.column !== 'session_hash') assertStarts(hold, holder, use);
    if (hold.day === null) continue;
    assertPlaces(hold, holder, use);
    life = Math.min(life, lifeLeft(hold, holder, use));
  }
  return life;
}

const minutesLimitOf = ({ column }: Holder) =>
  column === 'session_hash' ? 'sessionHoldMinutes' : 'networkHoldMinutes';

const windowOf = (holder: Holder): number => limits[minutesLimitOf(holder)].seconds;

const countOf = ({ venue }: NewHold, { factor }: Holder, name: LimitName): number =>
  factor * limitCount(name, venue.settings);

function assertStarts(hold: NewHold, holder: Holder, { starts, startsWait }: HoldUse): void {
  if (starts >= countOf(hold, holder, 'holdStarts')) throw limitReached('holdStarts', startsWait);
}

function assertPlaces(hold: NewHold, holder: Holder, { places, dayPlaces, placesWait }: HoldUse): void {
  const counted: [number, PassingLimit][] =
    holder.column === 'session_hash'
      ? [[places, 'sessionPlaces']]
      : [
          [places, 'networkPlaces'],
          [dayPlaces, 'networkDayPlaces'],
        ];
  for (const [count, name] of counted)
    if (count + hold.personCount > countOf(hold, holder, name)) throw limitReached(name, placesWait);
}

function lifeLeft(hold: NewHold, holder: Holder, { minutes, placeMinutes, minutesWait }: HoldUse): number {
  const name = minutesLimitOf(holder);
  const most = countOf(hold, holder, name);
  const minutesLeft = name === 'sessionHoldMinutes' ? most - minutes : (most - placeMinutes) / hold.personCount;
  if (minutesLeft < emptyHoldMinutes) throw limitReached(name, minutesWait);
  return minutesLeft;
}
