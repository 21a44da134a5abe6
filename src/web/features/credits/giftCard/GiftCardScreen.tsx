import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';
import { OrderPage } from '#web/features/credits/order/OrderPage.tsx';
import { GiftCardForm } from './GiftCardForm.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export function GiftCardScreen() {
  return (
    <>
      <OrderPage>
        {({ xplanId }) => (
          <>
            <GiftCardForm productId={xplanId} />
            <p>
              <Link to="/gift-card" className={linkClass}>
                <Trans id="giftCard.balance.link">Saldo van een cadeaubon bekijken</Trans>
              </Link>
            </p>
          </>
        )}
      </OrderPage>
      <MessageDialog />
    </>
  );
}
