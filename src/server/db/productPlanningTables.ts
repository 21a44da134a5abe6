import type { Generated } from 'kysely';
import type { Maybe } from './columns.ts';

export interface ProductPlanningTable {
  venueId: string;
  productId: string;
  duration: number;
  bufferBefore: Generated<number>;
  bufferAfter: Generated<number>;
  guests: Generated<number>;
  noticeHours: Generated<number>;
}

export interface ProductNeedTable {
  venueId: string;
  productId: string;
  position: number;
  kindId: string;
  skillId: Maybe<string>;
  count: number;
}

export interface ProductPoolTable {
  venueId: string;
  productId: string;
  poolId: string;
  units: Generated<number>;
  /** Minutes of the day; empty: any start. */
  starts: Generated<number[]>;
  weekdays: Maybe<number[]>;
}
