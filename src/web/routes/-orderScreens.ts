import { lazyRouteComponent } from '@tanstack/react-router';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { withMessages } from '#web/i18n/activate.ts';

const GiftCardScreen = lazyRouteComponent(
  () => withMessages(import('#web/features/credits/giftCard/GiftCardScreen.tsx')),
  'GiftCardScreen',
);
const VoucherScreen = lazyRouteComponent(
  () => withMessages(import('#web/features/credits/giftCard/VoucherScreen.tsx')),
  'VoucherScreen',
);
const SubscriptionScreen = lazyRouteComponent(
  () => withMessages(import('#web/features/credits/subscription/SubscriptionScreen.tsx')),
  'SubscriptionScreen',
);

/** The pages on which something is ordered without a date, by the type of the flow. */
export const orderScreens = {
  [FlowType.GiftCard]: GiftCardScreen,
  [FlowType.Voucher]: VoucherScreen,
  [FlowType.Subscription]: SubscriptionScreen,
};
