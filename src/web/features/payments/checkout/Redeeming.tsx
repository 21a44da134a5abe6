import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isRedeemingOpen, offersRedeeming } from '#machines/checkout/checkout.selectors.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './redeeming.css.ts';
import { Redemptions } from './Redemptions.tsx';

const RedeemDialog = lazyPart('choosing', () => import('./RedeemDialog.tsx'), 'RedeemDialog');

export function Redeeming({ checkout }: { checkout: CheckoutRef }) {
  const offered = useSelector(checkout, offersRedeeming);
  const open = useSelector(checkout, isRedeemingOpen);
  if (!offered) return null;
  return (
    <div className={css.redeeming}>
      <Redemptions checkout={checkout} />
      <Button
        kind="outline"
        className={css.opener}
        icon={<Icon name="gift" />}
        onPointerEnter={RedeemDialog.preload}
        onFocus={RedeemDialog.preload}
        onClick={() => checkout.send({ type: 'redeeming.opened' })}
      >
        <Trans id="redeem.open">Cadeaubon inwisselen</Trans>
      </Button>
      <Suspense>{open ? <RedeemDialog checkout={checkout} /> : null}</Suspense>
    </div>
  );
}
