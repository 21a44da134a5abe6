import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { formatEuro } from '#domain/values/money.ts';
import { amountLater, onlineAmount, onlineTotals } from '#domain/booking/totals.ts';
import { paysAll } from '#machines/checkout/checkout.selectors.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import type { CheckoutRef } from './Checkout.tsx';

/** What is due now, or what may wait for the venue as well. */
export function AmountChoice({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const all = useSelector(checkout, paysAll) === true;
  const reservation = useReservationData();
  if (reservation === null) return null;
  const [due, more] = [false, true].map((payAll) => formatEuro(onlineAmount(reservation, payAll), currentLocale()));
  const leavesNothing = amountLater(onlineTotals(reservation, true)) === 0;
  return (
    <RadioTags
      label={t({ id: 'checkout.amount', message: 'Wat betaal je nu?' })}
      options={[
        { value: 'due', label: t({ id: 'checkout.amount.part', message: `${due} nu, de rest op locatie` }) },
        {
          value: 'all',
          label: leavesNothing
            ? t({ id: 'checkout.amount.all', message: `Alles nu, ${more}` })
            : t({ id: 'checkout.amount.more', message: `${more} nu, de rest op locatie` }),
        },
      ]}
      value={all ? 'all' : 'due'}
      onChange={(value) => checkout.send({ type: 'amount.chosen', payAll: value === 'all' })}
    />
  );
}
