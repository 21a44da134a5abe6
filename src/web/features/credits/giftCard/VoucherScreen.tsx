import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Product } from '#contract/names.ts';
import { voucherForm } from '#domain/credits/giftCardForm.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { OrderAction } from '#web/features/credits/order/OrderAction.tsx';
import { OrderPage } from '#web/features/credits/order/OrderPage.tsx';
import { OrderPrice } from '#web/features/credits/order/OrderPrice.tsx';
import { useConfig } from '#web/queries/settings.ts';
import * as css from './giftCard.css.ts';
import { QuantityField } from './QuantityField.tsx';

export function VoucherScreen() {
  return <OrderPage>{(product) => <VoucherForm product={product} />}</OrderPage>;
}

function VoucherForm({ product: { xplanId, price } }: { product: Product }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { maxQuantity } = useConfig();
  const form = useForm({
    resolver: standardSchemaResolver(voucherForm({ maxQuantity })),
    defaultValues: { quantity: '1' },
  });
  const order = form.handleSubmit(({ quantity }) =>
    actor.send({ type: 'giftCard.requested', productId: xplanId, amount: null, quantity }),
  );
  return (
    <form
      noValidate
      aria-label={t({ id: 'order.form', message: 'Bestelling' })}
      className={css.form}
      onSubmit={(event) => void order(event)}
    >
      <OrderPrice cents={price} />
      <div className={css.quantity}>
        <QuantityField {...form.register('quantity')} id="voucher-quantity" />
      </div>
      <OrderAction />
    </form>
  );
}
