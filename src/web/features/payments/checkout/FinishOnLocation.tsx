import { Trans } from '@lingui/react/macro';
import { nodesOf } from '#domain/catalog/richText.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { CheckoutReason } from './CheckoutReason.tsx';
import { LocationOrder } from './LocationOrder.tsx';

export function FinishOnLocation({ checkout }: { checkout: CheckoutRef }) {
  const { config } = useFlow();
  const words = nodesOf(config.checkoutText);
  return (
    <div className={css.page}>
      <h1 className={type.h1}>
        <Trans id="checkout.location.title">Afronden</Trans>
      </h1>
      <CheckoutReason checkout={checkout} onLocation />
      {words.length === 0 ? null : <RichText text={words} />}
      <Panel>
        <div className={css.stack}>
          {config.checkoutConfirmTitle === '' ? null : <h2 className={type.h2}>{config.checkoutConfirmTitle}</h2>}
          <LocationOrder checkout={checkout} />
        </div>
      </Panel>
    </div>
  );
}
