import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { OrderPage } from '#web/features/credits/order/OrderPage.tsx';
import { GiftCardForm } from './GiftCardForm.tsx';

const MessageDialog = lazyPart('choosing', () => import('./MessageDialog.tsx'), 'MessageDialog');

export function GiftCardScreen() {
  useEffect(() => MessageDialog.preload(), []);
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
      <Suspense>
        <MessageDialog />
      </Suspense>
    </>
  );
}
