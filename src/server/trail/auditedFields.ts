import { wordedMails } from '#domain/catalog/mailForm.ts';

interface Fields {
  /** Stored as they are: no personal data, no text that people wrote freely, no code, no token. */
  values: readonly string[];
  /** Of these an entry says that they changed, not from what to what. */
  withheld?: readonly string[];
}

/** What an audit entry may say of each kind of object. */
export const auditedFields = {
  resource: { values: ['name', 'kindId', 'skillIds', 'active', 'position'] },
  roster: { values: ['fromDate', 'weeks'] },
  rosterException: {
    values: ['resourceId', 'fromDate', 'toDate', 'kind', 'blocks'],
    withheld: ['reason'],
  },
  blockedTime: { values: ['resourceId', 'date', 'startTime', 'endTime'], withheld: ['reason'] },
  resourceKind: { values: ['name', 'role'] },
  skill: { values: ['name', 'kindId'] },
  image: { values: ['alt', 'focalPoint'] },
  openingWeek: { values: ['days'] },
  openingException: { values: ['fromDate', 'toDate', 'blocks', 'reason'] },
  message: { values: ['text', 'fromDate', 'toDate', 'weekdays'] },
  pool: { values: ['name', 'capacity', 'hours'] },
  promoCode: {
    values: ['percent', 'amount', 'fromDate', 'toDate', 'maxUses', 'maxUsesPerCustomer', 'flowIds', 'active'],
    withheld: ['code'],
  },
  giftCard: { values: ['kind', 'amount', 'balance', 'usableTo', 'blocked'], withheld: ['reason'] },
  giftCardBatch: { values: ['kind', 'amount', 'count', 'blocked', 'usableTo', 'language'], withheld: ['reason'] },
  subscription: { values: ['used', 'usableTo', 'stoppedBy', 'blocked'], withheld: ['reason'] },
  mail: { values: ['state', 'attempts'] },
  bulkMail: { values: ['reservations'], withheld: ['words'] },
  reservation: {
    values: ['state', 'guests', 'expectedTime', 'itemIds', 'date', 'startTime', 'endTime', 'resourceIds', 'mail'],
    withheld: ['note', 'reason', 'wristbands', 'email'],
  },
  payment: { values: ['state'] },
  refund: { values: ['paymentId', 'amount', 'target'], withheld: ['reason'] },
  deskPayment: { values: ['reservationId', 'amount', 'method'] },
  deskRefund: { values: ['reservationId', 'amount', 'method'], withheld: ['reason'] },
  redemption: { values: ['reservationId', 'kind', 'amount'], withheld: ['reason'] },
  dayClose: {
    values: [
      'number',
      'movements',
      'openingFloat',
      'countedCash',
      'slipTotal',
      'leftInDrawer',
      'cashDifference',
      'cardDifference',
    ],
    withheld: ['reason'],
  },
  paymentLink: { values: ['reservationId', 'amount', 'expiresAt'] },
  paymentException: { values: ['state'], withheld: ['reason'] },
  /** The words and addresses of the venue itself, for everybody to read. */
  settings: {
    values: [
      'maxPersons',
      'maxQuantity',
      'everyoneTreatmentOption',
      'customerInfo',
      'swimware',
      'limits',
      'holds',
      'selfService',
      'retention',
      'ownersNeedSecondFactor',
      'lateMinutes',
      'bookingCap',
      'giftCard',
      'giftCardMonthsValid',
      'fallbackImageId',
      'changingGap',
      'methods',
      'idealLabel',
      'deposit',
      'name',
      'siteUrl',
      'termsUrl',
      'cancelUrl',
      'contactUrl',
      'contactEmail',
      'facilitiesUrl',
      'withdrawalUrl',
      'address',
      'routeUrl',
      'timeZone',
      'languages',
      'theme',
      'logoImageId',
      'senderName',
      'replyTo',
      'opening',
      'closing',
      ...wordedMails,
      'terms',
      'privacy',
      'accessibility',
    ],
  },
  /** The words and choices of the venue itself, for everybody to read once they are published. */
  flow: {
    values: [
      'state',
      'slug',
      'name',
      'description',
      'imageId',
      'type',
      'steps',
      'checkinGroups',
      'productId',
      'checkoutType',
      'checkoutText',
      'checkoutConfirmTitle',
    ],
  },
  startPage: { values: ['sections'] },
  staffUser: { values: ['role', 'state'], withheld: ['firstName', 'lastName', 'email', 'password', 'secondFactor'] },
  staffRole: { values: ['name', 'permissions'] },
  staffInvite: { values: ['role', 'expiresAt'], withheld: ['email'] },
  /** Personal data altogether: that it changed, was read, exported or erased, and which account became part of which. */
  customer: {
    values: ['mergedFrom', 'mergedInto', 'reservations', 'subscriptions'],
    withheld: [
      'firstName',
      'middleName',
      'lastName',
      'email',
      'phone',
      'gender',
      'address',
      'newsletter',
      'note',
      'formerEmails',
    ],
  },
  /** How many rows a run changed, by what they were. */
  retention: {
    values: [
      'endedBaskets',
      'drafts',
      'remarks',
      'wristbands',
      'customersOfBookings',
      'giftCardWords',
      'recipientAddresses',
      'deadLetters',
      'bulkMailWords',
      'accountNotices',
      'accounts',
    ],
  },
  /** Products, arrangements and groups; what visitors read of them. */
  product: {
    values: [
      'name',
      'description',
      'imageId',
      'price',
      'vatRate',
      'paymentMoment',
      'depositPercentage',
      'visible',
      'priceRules',
      'planning',
      'stay',
      'stayProductId',
      'visits',
      'usableDays',
      'worth',
      'parts',
      'options',
      'categoryIds',
    ],
  },
  category: { values: ['name', 'description', 'visible', 'productIds', 'categoryIds'] },
  poolException: { values: ['poolId', 'fromDate', 'toDate', 'block', 'capacity'] },
} as const satisfies Record<string, Fields>;

export type AuditedKind = keyof typeof auditedFields;

export type ChangedFields = Record<string, unknown>;

export const withheld = 'withheld';

/** The allowed fields that differ, as they are in `before` and `after`; all of them when one of the two is absent. */
export function changedFields(
  kind: AuditedKind,
  before: object | undefined,
  after: object | undefined,
): { before: ChangedFields; after: ChangedFields } {
  const fields: Fields = auditedFields[kind];
  const changed = { before: {} as ChangedFields, after: {} as ChangedFields };
  for (const name of [...fields.values, ...(fields.withheld ?? [])]) {
    const [old, current] = [valueOf(before, name), valueOf(after, name)];
    if (JSON.stringify(old) === JSON.stringify(current)) continue;
    const shown = (value: unknown): unknown => (fields.withheld?.includes(name) ? withheld : value);
    if (isPresent(old)) changed.before[name] = shown(old);
    if (isPresent(current)) changed.after[name] = shown(current);
  }
  return changed;
}

const valueOf = (object: object | undefined, name: string): unknown => (object as ChangedFields | undefined)?.[name];

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
