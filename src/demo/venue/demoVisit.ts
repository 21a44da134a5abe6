import type { LocalDate } from '#domain/values/localDate.ts';

/** A treatment, session or table of some of the guests, with its resources; minutes of the day. */
export type VisitedTreatment = { productId: string; guests: number[]; start: number; resources: string[] };

/** A visit of a group. `stay` null: they come for their treatments alone. `paid`: online, else on location. */
export type DemoVisit = {
  flow: string;
  day: LocalDate;
  stay: { from: number; to: number } | null;
  persons: number;
  state: 'confirmed' | 'completed' | 'cancelled';
  paid: boolean;
  customerId: string | null;
  bookedDaysAgo: number;
  /** What every guest has, by its id. */
  entryId?: string;
  arrangementId?: string;
  /** Of an arrangement: its parts with a time, for whom they are. */
  treatments?: VisitedTreatment[];
};
