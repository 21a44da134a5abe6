import type { Kysely, Transaction } from 'kysely';
import type {
  ReservationTable,
  ReservationEventTable,
  GuestArrivalTable,
  ReservationItemTable,
  CardOrderTable,
  BulkMailRecipientTable,
  BulkMailTable,
  ProposalTable,
} from './bookingTables.ts';
import type {
  VenueTable,
  VenueVersionTable,
  ImageTable,
  ImageFileTable,
  ProductTable,
  PriceRuleTable,
  FlowTable,
  SubFlowTable,
  CheckinGroupTable,
  StartSectionTable,
  StartFlowTable,
  MessageTable,
  CategoryTable,
  CategoryProductTable,
  FlowAddressTable,
  FlowDefinitionTable,
  FlowEntryTable,
  ProductGroupOptionTable,
  CollectionPartTable,
  EntryStayTable,
  VoucherWorthTable,
} from './catalogTables.ts';
import type { ProductNeedTable, ProductPlanningTable, ProductPoolTable } from './productPlanningTables.ts';
import type {
  GiftCardTable,
  GiftCardBatchTable,
  GiftCardEntryTable,
  PromoCodeTable,
  RedemptionTable,
  SubscriptionTable,
  SubscriptionUseTable,
  SubscriptionCorrectionTable,
} from './creditsTables.ts';
import type {
  PaymentTable,
  RefundTable,
  PaymentExceptionTable,
  PaymentLinkTable,
  DayCloseTable,
  LedgerEntryTable,
} from './paymentsTables.ts';
import type {
  CustomerTable,
  AccessTokenTable,
  MailedLinkTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SecondFactorTable,
  RecoveryCodeTable,
  SetUpLinkTable,
  LoginChallengeTable,
  StaffInviteTable,
  StaffRoleTable,
  SavedViewsTable,
  StaffUserTable,
} from './peopleTables.ts';
import type {
  AuditEntryTable,
  JobTable,
  IdempotencyKeyTable,
  ThrottleTable,
  AuditResultTable,
  KnownNetworkTable,
  SchemaFunctionTable,
  SchemaMigrationTable,
} from './platformTables.ts';
import type {
  PoolTable,
  PoolExceptionTable,
  PoolHoursTable,
  PoolBucketTable,
  PoolClaimTable,
  ActivityTable,
  OpeningWeekTable,
  OpeningExceptionTable,
  ResourceKindTable,
  SkillTable,
  ResourceTable,
  ResourceSkillTable,
  RosterExceptionTable,
  BlockedTimeTable,
  ResourceClaimTable,
} from './schedulingTables.ts';

export interface Database {
  venue: VenueTable;
  venueVersion: VenueVersionTable;
  image: ImageTable;
  imageFile: ImageFileTable;
  product: ProductTable;
  priceRule: PriceRuleTable;
  flow: FlowTable;
  flowDefinition: FlowDefinitionTable;
  flowAddress: FlowAddressTable;
  subFlow: SubFlowTable;
  checkinGroup: CheckinGroupTable;
  startSection: StartSectionTable;
  startFlow: StartFlowTable;
  message: MessageTable;
  category: CategoryTable;
  categoryProduct: CategoryProductTable;
  flowEntry: FlowEntryTable;
  productGroupOption: ProductGroupOptionTable;
  collectionPart: CollectionPartTable;
  entryStay: EntryStayTable;
  voucherWorth: VoucherWorthTable;
  productPlanning: ProductPlanningTable;
  productNeed: ProductNeedTable;
  productPool: ProductPoolTable;
  pool: PoolTable;
  poolException: PoolExceptionTable;
  poolHours: PoolHoursTable;
  poolBucket: PoolBucketTable;
  poolClaim: PoolClaimTable;
  activity: ActivityTable;
  openingWeek: OpeningWeekTable;
  openingException: OpeningExceptionTable;
  resourceKind: ResourceKindTable;
  skill: SkillTable;
  resource: ResourceTable;
  resourceSkill: ResourceSkillTable;
  rosterException: RosterExceptionTable;
  blockedTime: BlockedTimeTable;
  resourceClaim: ResourceClaimTable;
  giftCard: GiftCardTable;
  giftCardBatch: GiftCardBatchTable;
  giftCardEntry: GiftCardEntryTable;
  promoCode: PromoCodeTable;
  redemption: RedemptionTable;
  subscription: SubscriptionTable;
  subscriptionUse: SubscriptionUseTable;
  subscriptionCorrection: SubscriptionCorrectionTable;
  reservation: ReservationTable;
  reservationEvent: ReservationEventTable;
  guestArrival: GuestArrivalTable;
  reservationItem: ReservationItemTable;
  cardOrder: CardOrderTable;
  proposal: ProposalTable;
  bulkMail: BulkMailTable;
  bulkMailRecipient: BulkMailRecipientTable;
  payment: PaymentTable;
  refund: RefundTable;
  paymentException: PaymentExceptionTable;
  paymentLink: PaymentLinkTable;
  ledgerEntry: LedgerEntryTable;
  dayClose: DayCloseTable;
  customer: CustomerTable;
  accessToken: AccessTokenTable;
  mailedLink: MailedLinkTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  secondFactor: SecondFactorTable;
  recoveryCode: RecoveryCodeTable;
  loginChallenge: LoginChallengeTable;
  setUpLink: SetUpLinkTable;
  staffInvite: StaffInviteTable;
  staffRole: StaffRoleTable;
  staffUser: StaffUserTable;
  savedViews: SavedViewsTable;
  job: JobTable;
  idempotencyKey: IdempotencyKeyTable;
  throttle: ThrottleTable;
  knownNetwork: KnownNetworkTable;
  auditEntry: AuditEntryTable;
  auditResult: AuditResultTable;
  schemaFunction: SchemaFunctionTable;
  schemaMigration: SchemaMigrationTable;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
