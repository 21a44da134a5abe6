import type { LocalDate } from '#domain/values/localDate.ts';

/** Minutes of the day. */
export type VisitedTreatment = { productId: string; guests: number[]; start: number; resources: string[] };

/** `stay` null: treatments alone. `paid`: online, else on location. */
export type DemoVisit = {
  flow: string;
  day: LocalDate;
  stay: { from: number; to: number } | null;
  persons: number;
  state: 'confirmed' | 'completed' | 'cancelled';
  paid: boolean;
  customerId: string | null;
  bookedDaysAgo: number;
  entryId?: string;
  arrangementId?: string;
  treatments?: VisitedTreatment[];
};
