import { createContext, use } from 'react';
import type { PlanningChange } from '#contract/names.ts';

export type Removed = {
  /** Makes it again and reads what shows it. */
  restore: (force: boolean) => Promise<void>;
  /** That, as the dry run knows it. */
  change: PlanningChange;
};

export const OfferUndo = createContext<(removed: Removed) => void>(() => undefined);

/** Offers to undo a removal, also on the page that follows it. */
export const useOfferUndo = () => use(OfferUndo);
