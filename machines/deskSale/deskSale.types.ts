import type { DeskSale, DeskSaleOffers } from '#contract/names.ts';
import type { SaleDraft, SaleField } from '#domain/payments/deskSale.ts';
import type { Refused } from '#machines/failureCode.ts';

/** At least one product. */
export type DeskSaleInput = DeskSaleOffers;

export type DeskSaleContext = {
  offers: DeskSaleOffers;
  draft: SaleDraft;
  /** What was not filled in well when it was last to be sold. */
  missing: readonly SaleField[];
  refused: Refused | null;
  sale: DeskSale | null;
};

export type DeskSaleEvent =
  | { type: 'product.chosen'; flowId: string }
  | { type: 'draft.changed'; draft: SaleDraft }
  | { type: 'sale.requested' };

export type DeskSaleAnswer =
  | { type: 'xstate.done.actor.sell'; output: DeskSale }
  | { type: 'xstate.error.actor.sell'; error: unknown };
