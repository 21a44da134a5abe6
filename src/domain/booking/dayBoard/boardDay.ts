import type { StaffReservation } from '#contract/names.ts';
import type { PoolClaim, ResourceClaim } from '../../scheduling/changes/bookedDay.ts';
import type { ResourceRole } from '../../scheduling/day/day.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import type { OpeningBlock } from '../../scheduling/stay/openingBlocks.ts';
import type { GuestState } from '../guestArrivals.ts';
import type { Movable } from '../movedItems.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** `reason` is empty for who may not read it; `blockedTime`: by staff on the board. */
export type TimeAway = Span & {
  id: string;
  kind: 'break' | 'blocked';
  reason: string;
  blockedTime?: { id: string; version: number };
};

export type BoardResource = {
  id: string;
  name: string;
  role: ResourceRole;
  works: readonly Span[];
  away: readonly TimeAway[];
};

/** `capacities`: places of each bucket. */
export type BoardPool = { id: string; name: string; capacities: readonly number[] };

/** What guests who stay hold of a pool; alike ones are one. */
export type StayClaim = Pick<PoolClaim, 'poolId' | 'fromBucket' | 'toBucket' | 'units'>;

/** A `hold` is being booked; its name is empty until a customer is known. */
export type BoardReservation = {
  id: string;
  number: string | null;
  state: StaffReservation['state'];
  personCount: number;
  startMinute: MinuteOfDay | null;
  endMinute: MinuteOfDay | null;
  name: string;
  hasComment: boolean;
  totalOpen: number;
  markedGuests: readonly { person: number; state: GuestState; wristband: string | null }[];
  sequence: number;
  /** When they said they come, later than booked. */
  expectedMinute: MinuteOfDay | null;
};

export type BoardItem = Movable & {
  id: string;
  reservationId: string;
  person: number;
  parentId: string | null;
  productId: string;
  type: number;
  objectType: string;
  checkinType: boolean;
  name: string;
  endMinute: MinuteOfDay | null;
  /** Companions of a duo have none: the first guest's item claims for all. */
  claimCount: number;
};

export type MovedAway = Movable &
  Pick<BoardItem, 'id' | 'reservationId' | 'name'> & {
    /** Where it is now. */
    date: LocalDate;
    reservation: Pick<BoardReservation, 'state' | 'number' | 'name'>;
  };

/** What a venue has and holds on one day. Claims of holds that have expired are left out. */
export type BoardDay = {
  date: LocalDate;
  now: { today: LocalDate; minute: MinuteOfDay };
  /** After which who is expected is late. */
  lateMinutes: number;
  opening: readonly OpeningBlock[];
  resources: readonly BoardResource[];
  pools: readonly BoardPool[];
  resourceClaims: readonly ResourceClaim[];
  poolClaims: readonly PoolClaim[];
  stayClaims: readonly StayClaim[];
  reservations: readonly BoardReservation[];
  items: readonly BoardItem[];
  /** Items that the venue moved from this day to another, and mailed. */
  movedAway: readonly MovedAway[];
  /** Items whose place is closed, not staffed or too small now. */
  invalidatedItemIds: ReadonlySet<string>;
};
