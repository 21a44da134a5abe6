import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutView } from '#machines/checkout/checkout.selectors.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';
import { ChooseMethod } from './ChooseMethod.tsx';

const FinishOnLocation = lazyPart('choosing', () => import('./FinishOnLocation.tsx'), 'FinishOnLocation');
const NothingToPay = lazyPart('choosing', () => import('./NothingToPay.tsx'), 'NothingToPay');

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;

export function Checkout({ checkout }: { checkout: CheckoutRef }) {
  const view = useSelector(checkout, checkoutView);
  return (
    <Suspense>
      <KeepFocus shown={view} />
      {view === 'location' ? <FinishOnLocation checkout={checkout} /> : null}
      {view === 'nothingToPay' ? <NothingToPay checkout={checkout} /> : null}
      {view === 'choose' ? <ChooseMethod checkout={checkout} /> : null}
    </Suspense>
  );
}

/** Beside a part that is still loading: its effect waits for the heading that it focuses. */
function KeepFocus({ shown }: { shown: string }) {
  useFocusWhenLost(shown);
  return null;
}
