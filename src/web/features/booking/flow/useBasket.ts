import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { amountDue } from '#domain/booking/totals.ts';
import { visibleProducts } from '#domain/booking/products.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { currentStep } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { useDueTotals } from '#web/actors/useDueTotals.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

/** What is in the basket: a gift card or a subscription is no reservation. */
export function useBasketName(): string {
  const { t } = useLingui();
  return flowNeeds.isOrderCard(useFlow())
    ? t({ id: 'flow.summary.order', message: 'Je bestelling' })
    : t({ id: 'flow.basket.title', message: 'Je reservering' });
}

/** The phone bar's basket: number of products and total in cents. */
export function useBasket(): { label: string; title: string; count: number; cents: number } {
  const { t } = useLingui();
  const name = useBasketName();
  const reservation = useReservationData();
  const count = (reservation?.persons ?? []).reduce((sum, { products }) => sum + visibleProducts(products).length, 0);
  const totals = useDueTotals();
  const paying = useReservation(currentStep) === 'payment' && (totals?.totalPayNow ?? 0) > 0;
  const cents = totals === null ? 0 : paying ? amountDue(totals) : totals.total;
  const total = formatEuro(cents, currentLocale());
  const things = t({ id: 'flow.basket.things', message: plural(count, { one: '# product', other: '# producten' }) });
  return {
    label: t({ id: 'flow.basket.label', message: `${name}, ${things}, ${total}` }),
    title: paying ? t({ id: 'flow.summary.pay_now', message: 'Nu te betalen' }) : name,
    count,
    cents,
  };
}
