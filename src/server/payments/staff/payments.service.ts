import type {
  DeskCodeForm,
  DeskCredit,
  DeskPaymentForm,
  DeskRefundForm,
  DeskReturnForm,
  DeskSale,
  DeskSaleForm,
  DeskSaleOffers,
  Language,
  LedgerEntry,
  Payment,
  Redemption,
} from '#contract/names.ts';
import { deskSaleOffers } from '#server/booking/deskOrders.service.ts';
import type { OrderDeps } from '#server/booking/deskOrders.service.ts';
import type { Db } from '#server/db/schema.ts';
import type { SaveResponse, Venue } from '#server/http/handlers.ts';
import type { List } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { listLedger, listPayments, paymentsOfReservation as readPayments, readPayment } from './payments.repo.ts';
import type { DaysQuery } from './payments.repo.ts';
import { recordDeskPayment } from './deskPayment.ts';
import type { Cashier, DeskDeps } from './deskPayment.ts';
import { sellAtDesk } from './deskSale.ts';
import type { Seller } from './deskSale.ts';
import { refundAtDesk } from './deskRefund.ts';
import { deskRedemptions, quoteCode, redeemCodeAtDesk, returnToCredit } from './deskRedemptions.ts';
import type { DeskCaller, RedemptionDeps } from './deskRedemptions.ts';

/** Newest first, at most 50. */
export const paymentsOfReservation = (
  db: Db,
  reservation: { venueId: string; reservationId: string },
): Promise<Payment[]> => readPayments(db, reservation);

export async function staffPayment(db: Db, key: { venueId: string; id: string }): Promise<Payment> {
  const payment = await readPayment(db, key);
  if (!payment) throw problem('not_found');
  return payment;
}

type Saving = DeskCaller & { saveResponse: SaveResponse<Redemption[]> };

export interface PaymentsService {
  list(venue: Venue, query: DaysQuery): Promise<List<Payment>>;
  read(venueId: string, id: string): Promise<Payment>;
  ledger(venue: Venue, query: DaysQuery): Promise<List<LedgerEntry>>;
  /** Throws `reservation_not_found`, `amount_too_high`. */
  recordAtDesk(by: Cashier, id: string, form: DeskPaymentForm): Promise<LedgerEntry>;
  saleOffers(of: { venue: Venue; language: Language }): Promise<DeskSaleOffers>;
  /** Throws what `orderAtDesk` throws. */
  sell(by: Seller, form: DeskSaleForm): Promise<DeskSale>;
  /** Throws `reservation_not_found`, `amount_too_high`, `in_use`. */
  refundAtDesk(by: Cashier, id: string, form: DeskRefundForm): Promise<LedgerEntry>;
  redemptions(venueId: string, id: string): Promise<Redemption[]>;
  quoteCode(by: DeskCaller, id: string, form: DeskCodeForm): Promise<DeskCredit>;
  redeem(by: Saving, id: string, form: DeskCodeForm): Promise<Redemption[]>;
  returnRedemption(by: Saving, of: { id: string; redemptionId: string }, form: DeskReturnForm): Promise<Redemption[]>;
}

export function makePaymentsService(deps: DeskDeps & RedemptionDeps & OrderDeps): PaymentsService {
  const { db } = deps;
  const searched = ({ venueId }: Venue) => recordReading(db, { venueId, kind: 'payment', id: 'all' }, 'searched');
  return {
    list: async (venue, query) => {
      await searched(venue);
      return listPayments(db, venue.venueId, query);
    },
    read: (venueId, id) => staffPayment(db, { venueId, id }),
    ledger: async (venue, query) => {
      await searched(venue);
      return listLedger(db, venue.venueId, query);
    },
    recordAtDesk: (by, id, form) => recordDeskPayment(deps, by, id, form),
    saleOffers: (of) => deskSaleOffers(db, of),
    sell: (by, form) => sellAtDesk(deps, by, form),
    refundAtDesk: (by, id, form) => refundAtDesk(deps, by, id, form),
    redemptions: (venueId, id) => deskRedemptions(db, { venueId, id }),
    quoteCode: (by, id, form) => quoteCode(deps, by, id, form),
    redeem: (by, id, form) => redeemCodeAtDesk(deps, by, id, form),
    returnRedemption: (by, of, form) => returnToCredit(deps, by, of, form),
  };
}
