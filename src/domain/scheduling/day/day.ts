import { ProductType } from '../../catalog/productTypes.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupPool, GroupResource, Span } from '../solver/groupInput.ts';
import type { Activity } from '../stay/entryTimes.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';

/** `count` resources of a kind, with a skill when one is named. */
export type ProductNeed = { kindId: string; skillId: string | null; count: number };

/** Places in a pool for the whole booking of the product; `starts` empty: any start; `weekdays` null: every day. */
export type ProductPool = {
  poolId: string;
  units: number;
  starts: readonly MinuteOfDay[];
  weekdays: readonly number[] | null;
};

/** What a product takes of the day. All lengths are minutes; `guests` take part at once. */
export type ProductPlanning = {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  guests: number;
  needs: readonly ProductNeed[];
  pool: ProductPool | null;
};

/** The stay an entry takes in a pool. */
export type EntryStay = { activity: Activity; poolId: string };

/** A product as planning sees it: with a time of its own (`planning`), with a stay, or with neither. */
export type BookableProduct = {
  xplanId: string;
  /** Product type code (specification §3). */
  type: number;
  planning: ProductPlanning | null;
  stay: EntryStay | null;
};

/** What is booked or refused as one: a product or the parts of an arrangement, for a guest or the guests of a duo. */
export type BookingRequest = {
  id: string;
  /** Guest numbers from 1. */
  guests: readonly number[];
  products: readonly BookableProduct[];
  /** The wished start of the first product with a time, of every guest who has it alone. */
  preferred: MinuteOfDay | null;
  /** That start or none, for the first guest. */
  isFixed: boolean;
  /** Booked already and planned anew: it goes before everything that is not. */
  isBooked?: boolean;
};

/** A timed product that these guests have already, on these resources. */
export type ExistingBooking = {
  id: string;
  guests: readonly number[];
  product: BookableProduct;
  start: MinuteOfDay;
  /** Minutes. */
  duration: number;
  resources: readonly string[];
};

export type ResourceRole = 'therapist' | 'room' | 'device';

/** What the venue has on one day. */
export type VenueDay = {
  date: LocalDate;
  blocks: readonly OpeningBlock[];
  /** Nothing starts earlier; 1441 on a day that has passed. */
  earliest: MinuteOfDay;
  /** Skills are keys of `needKey`; the group's own claims are left out. */
  resources: readonly GroupResource[];
  /** Inside the opening times, the group's own places counted as taken. */
  pools: readonly GroupPool[];
  /** By the keys of `needKey`. */
  roles: ReadonlyMap<string, ResourceRole>;
};

/** A day for one group. */
export type Day = VenueDay & {
  /** Null when the group comes for its treatments alone. */
  stay: Span | null;
  personCount: number;
  /** Minutes between two items of one guest. */
  changingGap: number;
};

/** The name under which a need and the resources that can serve it meet: the skill, or the kind when any will do. */
export const needKey = ({ kindId, skillId }: Pick<ProductNeed, 'kindId' | 'skillId'>): string =>
  skillId === null ? `kind ${kindId}` : `skill ${skillId}`;

/** Minutes a guest has between two things, to shower and walk over (decisions §4). */
export const changingGapMinutes = 15;

/** Whether a product is eaten: it comes after the rest if it can. */
export const isMeal = ({ type }: BookableProduct): boolean => type === ProductType.TableReservation;

/** Whether a product takes part in planning at all. */
export const isPlanned = ({ planning, stay }: BookableProduct): boolean => planning !== null || stay !== null;
