import { lazyModule, lazyScreen } from '#web/i18n/lazyScreen.ts';

/**
 * Every screen of the router with its stage. The build reads this: the stage decides with which screens a screen shares
 * a file, which size limit holds for it, and which messages come with it.
 */
export const StartScreen = lazyScreen(
  'start',
  () => import('#web/features/catalog/start/StartScreen.tsx'),
  'StartScreen',
);

export const flowEntry = lazyModule('booking', () => import('#web/features/booking/flow/enterFlow.ts'));
export const FlowFrame = lazyScreen('booking', () => import('#web/features/booking/flow/FlowFrame.tsx'), 'FlowFrame');
export const CheckinScreen = lazyScreen(
  'booking',
  () => import('#web/features/booking/checkin/CheckinScreen.tsx'),
  'CheckinScreen',
);
export const DetailsScreen = lazyScreen(
  'booking',
  () => import('#web/features/booking/details/DetailsScreen.tsx'),
  'DetailsScreen',
);
export const CheckoutScreen = lazyScreen(
  'booking',
  () => import('#web/features/payments/checkout/CheckoutScreen.tsx'),
  'CheckoutScreen',
);
export const SuccessScreen = lazyScreen(
  'booking',
  () => import('#web/features/booking/success/SuccessScreen.tsx'),
  'SuccessScreen',
);

export const EntriesScreen = lazyScreen(
  'choosing',
  () => import('#web/features/booking/entries/EntriesScreen.tsx'),
  'EntriesScreen',
);
export const ArrangementsScreen = lazyScreen(
  'choosing',
  () => import('#web/features/booking/arrangements/ArrangementsScreen.tsx'),
  'ArrangementsScreen',
);
export const TreatmentPicker = lazyScreen(
  'choosing',
  () => import('#web/features/booking/treatments/TreatmentPicker.tsx'),
  'TreatmentPicker',
);
export const GiftCardScreen = lazyScreen(
  'choosing',
  () => import('#web/features/credits/giftCard/GiftCardScreen.tsx'),
  'GiftCardScreen',
);
export const VoucherScreen = lazyScreen(
  'choosing',
  () => import('#web/features/credits/giftCard/VoucherScreen.tsx'),
  'VoucherScreen',
);
export const SubscriptionScreen = lazyScreen(
  'choosing',
  () => import('#web/features/credits/subscription/SubscriptionScreen.tsx'),
  'SubscriptionScreen',
);
export const InvalidPage = lazyScreen(
  'further',
  () => import('#web/features/booking/flow/InvalidPage.tsx'),
  'InvalidPage',
);

export const OwnBookingScreen = lazyScreen(
  'further',
  () => import('#web/features/booking/own/OwnBookingScreen.tsx'),
  'OwnBookingScreen',
);

export const BalanceScreen = lazyScreen(
  'further',
  () => import('#web/features/credits/balance/BalanceScreen.tsx'),
  'BalanceScreen',
);
export const PaymentLinkScreen = lazyScreen(
  'further',
  () => import('#web/features/payments/paymentLink/PaymentLinkScreen.tsx'),
  'PaymentLinkScreen',
);

export const accountEntry = lazyModule('further', () => import('#web/actors/openSession.ts'));
export const AccountFrame = lazyScreen(
  'further',
  () => import('#web/actors/SessionActorProvider.tsx'),
  'SessionActorProvider',
);
export const AccountScreen = lazyScreen(
  'further',
  () => import('#web/features/account/AccountScreen.tsx'),
  'AccountScreen',
);
export const LoginScreen = lazyScreen('further', () => import('#web/features/account/LoginScreen.tsx'), 'LoginScreen');

export const RequestResetScreen = lazyScreen(
  'further',
  () => import('#web/features/account/RequestResetScreen.tsx'),
  'RequestResetScreen',
);
export const ResetPasswordScreen = lazyScreen(
  'further',
  () => import('#web/features/account/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
);
export const ConfirmEmailScreen = lazyScreen(
  'further',
  () => import('#web/features/account/ConfirmEmailScreen.tsx'),
  'ConfirmEmailScreen',
);

export const AccessibilityPage = lazyScreen(
  'further',
  () => import('#web/features/site/AccessibilityPage.tsx'),
  'AccessibilityPage',
);
export const TermsPage = lazyScreen('further', () => import('#web/features/site/TermsPage.tsx'), 'TermsPage');
export const PrivacyPage = lazyScreen('further', () => import('#web/features/site/PrivacyPage.tsx'), 'PrivacyPage');

export const DevUiScreen = lazyScreen('internal', () => import('#web/features/devUi/DevUiScreen.tsx'), 'DevUiScreen');
