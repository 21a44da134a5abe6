import type { Kysely, Transaction } from 'kysely';
import type {
  VenueTable,
  ImageTable,
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
  FlowEntryTable,
  ProductGroupOptionTable,
  CollectionPartTable,
  EntryStayTable,
} from './catalogTables.ts';
import type {
  PoolTable,
  PoolExceptionTable,
  PoolBucketTable,
  ActivityTable,
  OpeningWeekTable,
  OpeningExceptionTable,
} from './calendarTables.ts';
import type {
  ResourceKindTable,
  SkillTable,
  ResourceTable,
  ResourceSkillTable,
  RosterExceptionTable,
  ProductPlanningTable,
  ProductNeedTable,
  ProductPoolTable,
  ResourceClaimTable,
  ProposalTable,
} from './planningTables.ts';
import type {
  CustomerTable,
  AccessTokenTable,
  ReservationTable,
  ReservationEventTable,
  ReservationItemTable,
  PoolClaimTable,
  StaffUserTable,
} from './reservationTables.ts';
import type {
  CardOrderTable,
  VoucherWorthTable,
  GiftCardTable,
  GiftCardEntryTable,
  PromoCodeTable,
  RedemptionTable,
  RefundTable,
  PaymentExceptionTable,
  PaymentLinkTable,
  SubscriptionCorrectionTable,
  SubscriptionTable,
  SubscriptionUseTable,
} from './moneyTables.ts';
import type {
  PaymentTable,
  LedgerEntryTable,
  JobTable,
  IdempotencyKeyTable,
  ThrottleTable,
  SchemaFunctionTable,
  SchemaMigrationTable,
} from './paymentTables.ts';

export interface Database {
  venue: VenueTable;
  image: ImageTable;
  product: ProductTable;
  priceRule: PriceRuleTable;
  flow: FlowTable;
  subFlow: SubFlowTable;
  checkinGroup: CheckinGroupTable;
  startSection: StartSectionTable;
  startFlow: StartFlowTable;
  message: MessageTable;
  pool: PoolTable;
  poolException: PoolExceptionTable;
  poolBucket: PoolBucketTable;
  activity: ActivityTable;
  openingWeek: OpeningWeekTable;
  openingException: OpeningExceptionTable;
  customer: CustomerTable;
  accessToken: AccessTokenTable;
  reservation: ReservationTable;
  reservationEvent: ReservationEventTable;
  reservationItem: ReservationItemTable;
  poolClaim: PoolClaimTable;
  category: CategoryTable;
  categoryProduct: CategoryProductTable;
  flowEntry: FlowEntryTable;
  productGroupOption: ProductGroupOptionTable;
  collectionPart: CollectionPartTable;
  entryStay: EntryStayTable;
  resourceKind: ResourceKindTable;
  skill: SkillTable;
  resource: ResourceTable;
  resourceSkill: ResourceSkillTable;
  rosterException: RosterExceptionTable;
  productPlanning: ProductPlanningTable;
  productNeed: ProductNeedTable;
  productPool: ProductPoolTable;
  resourceClaim: ResourceClaimTable;
  proposal: ProposalTable;
  staffUser: StaffUserTable;
  payment: PaymentTable;
  cardOrder: CardOrderTable;
  voucherWorth: VoucherWorthTable;
  giftCard: GiftCardTable;
  giftCardEntry: GiftCardEntryTable;
  promoCode: PromoCodeTable;
  redemption: RedemptionTable;
  refund: RefundTable;
  moneyTask: PaymentExceptionTable;
  paymentLink: PaymentLinkTable;
  subscription: SubscriptionTable;
  subscriptionCorrection: SubscriptionCorrectionTable;
  subscriptionUse: SubscriptionUseTable;
  ledgerEntry: LedgerEntryTable;
  job: JobTable;
  idempotencyKey: IdempotencyKeyTable;
  throttle: ThrottleTable;
  schemaMigration: SchemaMigrationTable;
  schemaFunction: SchemaFunctionTable;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
