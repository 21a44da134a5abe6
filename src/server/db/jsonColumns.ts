import type { GroupDeposit } from '#domain/booking/groupDeposit.ts';
import type { HoldMinutes } from '#domain/booking/holdTimes.ts';
import type { SelfService } from '#domain/booking/selfService.ts';
import type { StoredMail } from '#domain/catalog/mailForm.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { MethodSetting } from '#domain/payments/paymentMethods.ts';
import type { LimitSettings } from '#domain/values/limits.ts';
import type { RetentionPeriods } from '#domain/people/retention.ts';
import type { Translated } from '#domain/values/translated.ts';

/** `url` is the WebP file; the AVIF file has the same name. Width and height in pixels. */
export type ImageSize = { url: string; width: number; height: number };

/** Minutes of the day, half-open. */
export type OpeningBlock = { from: number; to: number };

export type FlowConfig = { checkoutText?: Translated<RichText>; checkoutConfirmTitle?: Translated };

export type Address = {
  street: string;
  houseNumber: string;
  houseNumberSuffix: string | null;
  zipCode: string;
  city: string;
  country: string;
};

export type VenueTheme = Partial<
  Record<
    | 'olive'
    | 'oliveDeep'
    | 'leaf'
    | 'leafInk'
    | 'leafTint'
    | 'orchard'
    | 'swim'
    | 'swimText'
    | 'swimTint'
    | 'paper'
    | 'sand',
    string
  >
>;

export type VenueBranding = {
  siteUrl: string;
  termsUrl: string;
  cancelUrl: string;
  contactUrl: string;
  contactEmail: string;
  facilitiesUrl: string;
  withdrawalUrl: string;
  /** One line; empty when it is not told. */
  address: string;
  routeUrl: string;
  theme: VenueTheme;
  fallbackImageId: string;
  startImageId: string;
  /** Empty or missing: the name stands in its place. */
  logoImageId?: string;
  mail?: StoredMail;
  legal?: { terms?: Translated<RichText>; privacy: Translated<RichText>; accessibility: Translated<RichText> };
};

/** `weekly`: days are weekdays 1 (Monday) to 7; `monthly`: days of the month; `firstTuesday`: no days. */
export type SwimwearSchedule = { type: 'weekly' | 'monthly' | 'firstTuesday'; days: number[] };

export type VenueSettings = {
  maxPersons: number;
  maxQuantity: number;
  giftCard: { min: number; max: number };
  swimwear: { text: Translated<RichText>; schedule: SwimwearSchedule };
  everyoneTreatmentOption: boolean;
  customerInfo: { address: boolean; newsletter: boolean };
  bookingCap: { count: number; unit: 'day' | 'week' };
  idealLabel: string;
  limits?: LimitSettings;
  holds?: HoldMinutes;
  selfService?: SelfService;
  ownersNeedSecondFactor?: boolean;
  /** Minutes after which who is expected is late. */
  lateMinutes?: number;
  giftCardMonthsValid?: number;
  /** Minutes between two items of a guest. */
  changingGap?: number;
  paymentMethods?: MethodSetting[];
  groupDeposit?: GroupDeposit | null;
  retention?: Partial<RetentionPeriods>;
};

/** Weekdays 1 (Monday) to 7; a missing day is a day off. */
export type RosterWeek = { days: { weekday: number; blocks: OpeningBlock[] }[] };

export type StoredBookingRequest = {
  person: number;
  productId: string;
  productIds: string[];
  preferredMinute: number | null;
};

export type ProposedPlan = {
  requests: StoredBookingRequest[];
  starts: { request: string; product: number; guests: number[]; start: number }[];
};
