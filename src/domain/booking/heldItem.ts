/** What the rules need to know of something in a guest's list. */
export type HeldItem = {
  itemId: string;
  xplanId: string;
  /** Product type code (specification §3). */
  type: number;
  /** The activity of a check-in, hidden from person lists. */
  checkinType: boolean;
  /** Parts of an arrangement or of an entry. */
  products?: readonly unknown[];
};
