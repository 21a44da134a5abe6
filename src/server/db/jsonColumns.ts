import type { Translated } from '#domain/values/translated.ts';

/** `url` is the WebP file; the AVIF twin has the same name with .avif. Width and height in pixels. */
export type ImageSize = { url: string; width: number; height: number };

/** Open from `from` up to `to`, minutes of the day. */
export type OpeningBlock = { from: number; to: number };

export type FlowConfig = { checkoutText?: Translated; checkoutConfirmTitle?: Translated };

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

/** Where the venue's own pages are and how it looks. */
export type VenueBranding = {
  siteUrl: string;
  termsUrl: string;
  cancelUrl: string;
  contactUrl: string;
  contactEmail: string;
  facilitiesUrl: string;
  withdrawalUrl: string;
  theme: VenueTheme;
  fallbackImageId: string;
  startImageId: string;
};

/** `weekly`: days are weekdays 1 (Monday) to 7; `monthly`: days of the month; `firstTuesday`: no days. */
export type SwimwearSchedule = { type: 'weekly' | 'monthly' | 'firstTuesday'; days: number[] };

/** How the venue takes bookings. Money in whole cents. */
export type VenueSettings = {
  maxPersons: number;
  maxQuantity: number;
  giftCard: { min: number; max: number };
  swimwear: { text: Translated; schedule: SwimwearSchedule };
  everyoneTreatmentOption: boolean;
  customerInfo: { address: boolean; newsletter: boolean };
  bookingCap: { count: number; unit: 'day' | 'week' };
  idealLabel: string;
};

/** One week of a roster; weekdays 1 (Monday) to 7, a day that is missing is a day off. */
export type RosterWeek = { days: { weekday: number; blocks: OpeningBlock[] }[] };

/** What a visitor wishes for one guest: a product, or an arrangement with the chosen parts. `xplanId`s. */
export type WishedItem = { person: number; productId: string; productIds: string[]; preferredMinute: number | null };

/** A proposed plan as it is kept until it is taken: the wish, and when each product of it starts (minute of the day). */
export type ProposedPlan = {
  wish: WishedItem[];
  starts: { wish: string; product: number; guests: number[]; start: number }[];
};
