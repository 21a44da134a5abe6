import { ProductType } from '../../catalog/productTypes.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupPool, GroupResource, Span } from '../solver/groupInput.ts';
import type { Activity } from '../stay/entryTimes.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';

export type ProductNeed = { kindId: string; skillId: string | null; count: number };

/** `starts` empty: any start; `weekdays` null: every day, else 1 (Monday) to 7. */
export type ProductPool = {
  poolId: string;
  units: number;
  starts: readonly MinuteOfDay[];
  weekdays: readonly number[] | null;
};

export type ProductPlanning = {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  guests: number;
  /** Visitors book it at least so many hours before it starts. */
  noticeHours?: number;
  needs: readonly ProductNeed[];
  pool: ProductPool | null;
};

export type EntryStay = { activity: Activity; poolId: string };

export type BookableProduct = {
  xplanId: string;
  type: number;
  planning: ProductPlanning | null;
  stay: EntryStay | null;
};

export type BookingRequest = {
  id: string;
  guests: readonly number[];
  products: readonly BookableProduct[];
  /** Of the first product with a time; `isFixed` makes it the first guest's only start. */
  preferred: MinuteOfDay | null;
  isFixed: boolean;
  /** Booked already and planned again: it precedes every new request. */
  isBooked?: boolean;
};

export type ExistingBooking = {
  id: string;
  guests: readonly number[];
  product: BookableProduct;
  start: MinuteOfDay;
  duration: number;
  resources: readonly string[];
};

export type ResourceRole = 'therapist' | 'room' | 'device';

/** What the venue has on one day. Resources and pools are without the group's own claims. */
export type VenueDay = {
  date: LocalDate;
  blocks: readonly OpeningBlock[];
  /** Nothing starts earlier; 1441 on a day that has passed. */
  earliest: MinuteOfDay;
  /** Minutes from now until the day begins, negative during it; without it there is all the time that notice needs. */
  lead?: number;
  resources: readonly GroupResource[];
  pools: readonly GroupPool[];
  roles: ReadonlyMap<string, ResourceRole>;
};

export type Day = VenueDay & {
  stay: Span | null;
  personCount: number;
  changingGap: number;
};

export const needKey = ({ kindId, skillId }: Pick<ProductNeed, 'kindId' | 'skillId'>): string =>
  skillId === null ? `kind ${kindId}` : `skill ${skillId}`;

/** Between two items of a guest, to shower and walk over, where a venue sets nothing else (decisions §4). */
export const usualChangingGap = 15;

export const isMeal = ({ type }: BookableProduct): boolean => type === ProductType.TableReservation;

export const isPlanned = ({ planning, stay }: BookableProduct): boolean => planning !== null || stay !== null;
