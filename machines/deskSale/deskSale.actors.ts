import type { DeskSale, DeskSaleForm } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';

export const deskSaleActors = {
  /** Sells and notes the payment, once for the same words. */
  sell: promiseNotProvided<DeskSale, DeskSaleForm>('sell'),
};

export type DeskSaleActors = typeof deskSaleActors;
