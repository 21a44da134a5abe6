import type { Generated } from 'kysely';
import type { FocalPoint } from '#domain/catalog/crop.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { FlowForm } from '#domain/catalog/flowForm.ts';
import type { InstantByDefault, Json, JsonByDefault, Maybe, MaybeInstant, MaybeJson } from './columns.ts';
import type { FlowConfig, ImageSize, VenueBranding, VenueSettings } from './jsonColumns.ts';

export type PaymentMoment = 'payment' | 'location' | 'payment_and_location';

export type CheckoutType = 'location' | 'payment' | 'payment-and-location';

export interface VenueTable {
  venueId: string;
  name: string;
  hosts: Generated<string[]>;
  timeZone: string;
  languages: Generated<string[]>;
  branding: Json<VenueBranding>;
  settings: Json<VenueSettings>;
  /** How often each group of settings was changed, plus 1; a missing one is 1. */
  settingVersions: JsonByDefault<Record<string, number>>;
  /** Rises whenever the order of the categories changes. */
  openingWeekVersion: Generated<number>;
  catalogVersion: Generated<number>;
  createdAt: InstantByDefault;
  /** The venue that this is a test of, and until when it can be reached; both are null for any other. */
  testOf: Maybe<string>;
  testUntil: MaybeInstant;
}

/** Raised by the database in every transaction that changes what staff decide. */
export interface VenueVersionTable {
  venueId: string;
  version: Generated<number>;
}

export interface ImageTable {
  venueId: string;
  id: string;
  alt: JsonByDefault<Partial<Translated>>;
  sizes: Json<ImageSize[]>;
  /** Null: shown whole; without `whole` nothing is cut and it only says what stays in sight. */
  focalPoint: MaybeJson<FocalPoint>;
  /** For staff only; null without `original`. */
  whole: MaybeJson<ImageSize>;
  /** What the files are made of; null: they come with the program. */
  original: Maybe<Uint8Array>;
  storedBytes: Generated<number>;
  version: Generated<number>;
  createdAt: InstantByDefault;
}

export interface ImageFileTable {
  venueId: string;
  name: string;
  imageId: string;
  bytes: Uint8Array;
  replacedAt: MaybeInstant;
}

export interface ProductTable {
  venueId: string;
  id: string;
  xplanId: string;
  objectType: 'product' | 'collection' | 'productGroup';
  type: number;
  name: Json<Translated<RichText>>;
  description: JsonByDefault<Partial<Translated<RichText>>>;
  imageId: Maybe<string>;
  price: number;
  vatRate: Generated<number>;
  paymentMoment: Generated<PaymentMoment>;
  visible: Generated<boolean>;
  depositPercentage: Generated<number>;
  /** Null: unlimited. */
  visits: Maybe<number>;
  /** Days from the purchase; null: unlimited. */
  usableDays: Maybe<number>;
  version: Generated<number>;
  createdAt: InstantByDefault;
}

export interface PriceRuleTable {
  venueId: string;
  id: string;
  productId: string;
  fromDate: Maybe<string>;
  toDate: Maybe<string>;
  weekdays: Maybe<number[]>;
  /** Minutes of the day, half-open; both null: at any time. */
  fromMinute: Maybe<number>;
  toMinute: Maybe<number>;
  price: number;
  priority: Generated<number>;
  position: Generated<number>;
}

export interface FlowTable {
  venueId: string;
  id: string;
  slug: string;
  name: Json<Translated>;
  description: JsonByDefault<Partial<Translated<RichText>>>;
  imageId: Maybe<string>;
  type: number;
  checkoutType: CheckoutType;
  config: JsonByDefault<FlowConfig>;
  productId: Maybe<string>;
  position: Generated<number>;
  /** Kept for its reservations; visitors do not find it. */
  removedAt: MaybeInstant;
}

/** What staff edit. A flow without a row was never edited. */
export interface FlowDefinitionTable {
  venueId: string;
  id: string;
  version: Generated<number>;
  /** Null: as visitors see it. */
  draft: MaybeJson<FlowForm>;
  changedAt: MaybeInstant;
}

/** A former address of a flow, which still leads to it. */
export interface FlowAddressTable {
  venueId: string;
  slug: string;
  flowId: string;
}

export interface SubFlowTable {
  venueId: string;
  flowId: string;
  position: number;
  name: Json<Translated>;
  description: JsonByDefault<Partial<Translated<RichText>>>;
  type: number;
}

export interface CheckinGroupTable {
  venueId: string;
  id: string;
  flowId: string;
  name: Json<Translated>;
  entryProductId: string;
  activityProductId: string;
  position: number;
}

export interface StartSectionTable {
  venueId: string;
  id: string;
  name: JsonByDefault<Partial<Translated>>;
  position: number;
}

export interface StartFlowTable {
  venueId: string;
  sectionId: string;
  flowId: string;
  position: number;
}

export interface MessageTable {
  venueId: string;
  id: string;
  text: Json<Translated<RichText>>;
  fromDate: string;
  toDate: string;
  weekdays: Maybe<number[]>;
  version: Generated<number>;
  createdAt: InstantByDefault;
}

export interface CategoryTable {
  venueId: string;
  id: string;
  xplanId: string;
  name: Json<Translated<RichText>>;
  description: JsonByDefault<Partial<Translated<RichText>>>;
  position: Generated<number>;
  visible: Generated<boolean>;
  version: Generated<number>;
}

export interface CategoryProductTable {
  venueId: string;
  categoryId: string;
  productId: string;
  position: number;
}

/** Page 1 is the index of a flow, page 2 its first sub-flow. */
export interface FlowEntryTable {
  venueId: string;
  flowId: string;
  page: number;
  position: number;
  categoryId: string;
}

export interface ProductGroupOptionTable {
  venueId: string;
  groupId: string;
  position: number;
  productId: string;
  optionName: Json<Translated>;
}

export interface CollectionPartTable {
  venueId: string;
  collectionId: string;
  position: number;
  productId: string;
  choice: number;
}

export interface EntryStayTable {
  venueId: string;
  productId: string;
  activityProductId: string;
}

export interface VoucherWorthTable {
  venueId: string;
  voucherId: string;
  productId: string;
  quantity: Generated<number>;
}
