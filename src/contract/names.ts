import type { components, operations } from './openapi.gen.ts';

type Schemas = components['schemas'];

export type AddedStaffPasskey = Schemas['AddedStaffPasskey'];
export type NewPasskey = Schemas['NewPasskey'];
export type Passkey = Schemas['Passkey'];
export type PasskeyAnswer = Schemas['PasskeyAnswer'];
export type PasskeyCreation = Schemas['PasskeyCreation'];
export type PasskeyRequest = Schemas['PasskeyRequest'];
export type AccountSession = Schemas['AccountSession'];
export type Address = Schemas['Address'];
export type Alternative = Schemas['Alternative'];
export type AddResult = Schemas['AddResult'];
export type Audit = Schemas['Audit'];
export type AuditEntry = Schemas['AuditEntry'];
export type BookingCap = Schemas['BookingCap'];
export type CancelForm = Schemas['CancelForm'];
export type CheckinAdd = Schemas['CheckinAdd'];
export type CheckinGroup = Schemas['CheckinGroup'];
export type CheckoutResult = Schemas['CheckoutResult'];
export type CheckoutStatus = Schemas['CheckoutStatus'];
export type CheckoutType = Schemas['CheckoutType'];
export type CurrentStaffUser = Schemas['CurrentStaffUser'];
export type CollectionAdd = Schemas['CollectionAdd'];
export type CollectionPart = Schemas['CollectionPart'];
export type Config = Schemas['Config'];
export type Customer = Schemas['Customer'];
export type CustomerForm = Schemas['CustomerForm'];
export type CustomerInfo = Schemas['CustomerInfo'];
export type CustomerRegistration = Schemas['CustomerRegistration'];
export type CreditMovement = Schemas['CreditMovement'];
export type CustomerGiftCard = Schemas['CustomerGiftCard'];
export type CustomerOrder = Schemas['CustomerOrder'];
export type CustomerDetails = Schemas['CustomerDetails'];
export type CustomerSummary = Schemas['CustomerSummary'];
export type PasswordChange = Schemas['PasswordChange'];
export type PersonalData = Schemas['PersonalData'];
export type CustomerReservation = Schemas['CustomerReservation'];
export type CustomerSubscription = Schemas['CustomerSubscription'];
export type DateReason = Schemas['DateReason'];
export type DayTimes = Schemas['DayTimes'];
export type DeskPaymentForm = Schemas['DeskPaymentForm'];
export type EmailForm = Schemas['EmailForm'];
export type Flow = Schemas['Flow'];
export type FlowDefinition = Schemas['FlowDefinition'];
export type FlowForm = Schemas['FlowForm'];
export type FlowLack = Schemas['FlowLack'];
export type FlowParts = Schemas['FlowParts'];
export type FlowState = Schemas['FlowState'];
export type FlowSummary = Schemas['FlowSummary'];
export type FlowUpdate = Schemas['FlowUpdate'];
export type ListedFlow = Schemas['ListedFlow'];
export type StartPage = Schemas['StartPage'];
export type FlowType = Schemas['FlowType'];
export type GeneralSettings = Schemas['GeneralSettings'];
export type Gender = Schemas['Gender'];
export type GiftCardAdd = Schemas['GiftCardAdd'];
export type GiftCardLimits = Schemas['GiftCardLimits'];
export type OpeningWeek = Schemas['OpeningWeek'];
export type OpeningException = Schemas['OpeningException'];
export type OpeningExceptionForm = Schemas['OpeningExceptionForm'];
export type OpeningExceptionUpdate = Schemas['OpeningExceptionUpdate'];
export type Message = Schemas['Message'];
export type MessageForm = Schemas['MessageForm'];
export type MessageUpdate = Schemas['MessageUpdate'];
export type Image = Schemas['Image'];
export type ImageForm = Schemas['ImageForm'];
export type ImageSize = Schemas['ImageSize'];
export type Language = Schemas['Language'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type Invite = Schemas['Invite'];
export type InviteAcceptance = Schemas['InviteAcceptance'];
export type InviteForm = Schemas['InviteForm'];
export type InviteInfo = Schemas['InviteInfo'];
export type ListSearch = Schemas['ListSearch'];
export type LoginForm = Schemas['LoginForm'];
export type PaymentException = Schemas['PaymentException'];
export type NotBooked = Schemas['NotBooked'];
export type ReplacedProduct = Schemas['ReplacedProduct'];
export type NotBookedReason = Schemas['NotBookedReason'];
export type ObjectType = Schemas['ObjectType'];
export type PasswordForm = Schemas['PasswordForm'];
export type Payment = Schemas['Payment'];
export type Permission = Schemas['Permission'];
export type OrderDocument = Schemas['OrderDocument'];
export type PaymentForm = Schemas['PaymentForm'];
export type CardFields = Schemas['CardFields'];
export type LegalSettings = Schemas['LegalSettings'];
export type LegalTexts = Schemas['LegalTexts'];
export type MailDraft = Schemas['MailDraft'];
export type MailPreview = Schemas['MailPreview'];
export type MailSettings = Schemas['MailSettings'];
export type GiftCard = Schemas['GiftCard'];
export type GiftCardBalance = Schemas['GiftCardBalance'];
export type GiftCardDetails = Schemas['GiftCardDetails'];
export type GiftCardIssue = Schemas['GiftCardIssue'];
export type GiftCardIssued = Schemas['GiftCardIssued'];
export type GiftCardMovement = Schemas['GiftCardMovement'];
export type LinkPayment = Schemas['LinkPayment'];
export type PaymentLink = Schemas['PaymentLink'];
export type PaymentLinkCreated = Schemas['PaymentLinkCreated'];
export type PaymentLinkForm = Schemas['PaymentLinkForm'];
export type OwnBooking = Schemas['OwnBooking'];
export type OwnChange = Schemas['OwnChange'];
export type ChangeLine = Schemas['ChangeLine'];
export type MoneyBack = Schemas['MoneyBack'];
export type ChangeQuote = Schemas['ChangeQuote'];
export type ChangeOrder = Schemas['ChangeOrder'];
export type ChangeResult = Schemas['ChangeResult'];
export type OfferedTimes = Schemas['OfferedTimes'];
export type ItemOption = Schemas['ItemOption'];
export type ChangesClosed = Schemas['ChangesClosed'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentProviderCheck = Schemas['PaymentProviderCheck'];
export type PaymentSettings = Schemas['PaymentSettings'];
export type PaymentStart = Schemas['PaymentStart'];
export type PersonProduct = Schemas['PersonProduct'];
export type PersonProductPart = Schemas['PersonProductPart'];
export type PlanningChange = Schemas['PlanningChange'];
export type PlanningPreview = Schemas['PlanningPreview'];
export type Pool = Schemas['Pool'];
export type PoolException = Schemas['PoolException'];
export type PoolExceptionForm = Schemas['PoolExceptionForm'];
export type PoolExceptionUpdate = Schemas['PoolExceptionUpdate'];
export type PoolForm = Schemas['PoolForm'];
export type PoolUpdate = Schemas['PoolUpdate'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ProblemError = Schemas['ProblemError'];
export type Product = Schemas['Product'];
export type ProductAdd = Schemas['ProductAdd'];
export type ProductOption = Schemas['ProductOption'];
export type ProductSettings = Schemas['ProductSettings'];
export type ProductType = Schemas['ProductType'];
export type PromoCode = Schemas['PromoCode'];
export type PromoCodeForm = Schemas['PromoCodeForm'];
export type PromoCodeUpdate = Schemas['PromoCodeUpdate'];
export type Proposal = Schemas['Proposal'];
export type ProposalItem = Schemas['ProposalItem'];
export type Redemption = Schemas['Redemption'];
export type RedemptionResult = Schemas['RedemptionResult'];
export type Refund = Schemas['Refund'];
export type RefundForm = Schemas['RefundForm'];
export type Reservation = Schemas['Reservation'];
export type ReservationChange = Schemas['ReservationChange'];
export type ReservationDraft = Schemas['ReservationDraft'];
export type ReservationEvent = Schemas['ReservationEvent'];
export type ReservationPerson = Schemas['ReservationPerson'];
export type ReservationRow = Schemas['ReservationRow'];
export type ReservationSession = Schemas['ReservationSession'];
export type ReservationState = Schemas['ReservationState'];
export type Resource = Schemas['Resource'];
export type ResourceForm = Schemas['ResourceForm'];
export type ResourceKind = Schemas['ResourceKind'];
export type ResourceKindForm = Schemas['ResourceKindForm'];
export type ResourceKindUpdate = Schemas['ResourceKindUpdate'];
export type ResourceUpdate = Schemas['ResourceUpdate'];
export type Role = Schemas['Role'];
export type RoleForm = Schemas['RoleForm'];
export type RoleName = Schemas['RoleName'];
export type RoleUpdate = Schemas['RoleUpdate'];
export type Roster = Schemas['Roster'];
export type RosterException = Schemas['RosterException'];
export type RosterExceptionForm = Schemas['RosterExceptionForm'];
export type RosterExceptionUpdate = Schemas['RosterExceptionUpdate'];
export type Schedule = Schemas['Schedule'];
export type ScheduleDay = Schemas['ScheduleDay'];
export type ScheduleMeta = Schemas['ScheduleMeta'];
export type SecondFactorAnswer = Schemas['SecondFactorAnswer'];
export type SecondFactorSecret = Schemas['SecondFactorSecret'];
export type Settings = Schemas['Settings'];
export type VenueSettings = Schemas['VenueSettings'];
export type SetupForm = Schemas['SetupForm'];
export type Skill = Schemas['Skill'];
export type SkillForm = Schemas['SkillForm'];
export type SkillUpdate = Schemas['SkillUpdate'];
export type StaffMail = Schemas['Mail'];
export type StaffLogin = Schemas['StaffLogin'];
export type StaffPasswordForm = Schemas['StaffPasswordForm'];
export type StaffReservation = Schemas['StaffReservation'];
export type StaffReservationChange = Schemas['StaffReservationChange'];
export type StaffState = Schemas['StaffState'];
export type StaffUserForm = Schemas['StaffUserForm'];
export type StaffUser = Schemas['StaffUser'];
export type StandardRole = Schemas['StandardRole'];
export type StartSection = Schemas['StartSection'];
export type FlowStart = StartSection['flowStarts'][number];
export type StepEntry = Schemas['StepEntry'];
export type SubFlow = Schemas['SubFlow'];
export type Swimware = Schemas['Swimware'];
export type Theme = Schemas['Theme'];
export type Translated = Schemas['Translated'];
export type UploadedImage = Schemas['UploadedImage'];
export type UsedBy = Schemas['UsedBy'];
export type Venue = Schemas['Venue'];
export type RequestedItem = Schemas['RequestedItem'];
export type Category = Schemas['Category'];
export type CategoryForm = Schemas['CategoryForm'];
export type CategorySummary = Schemas['CategorySummary'];
export type CategoryUpdate = Schemas['CategoryUpdate'];
export type Collection = Schemas['Collection'];
export type CollectionForm = Schemas['CollectionForm'];
export type CollectionPartForm = Schemas['CollectionPartForm'];
export type CollectionUpdate = Schemas['CollectionUpdate'];
export type ImportLine = Schemas['ImportLine'];
export type ImportResult = Schemas['ImportResult'];
export type OrderForm = Schemas['OrderForm'];
export type PaymentMoment = Schemas['PaymentMoment'];
export type PriceRule = Schemas['PriceRule'];
export type ProductDefinition = Schemas['ProductDefinition'];
export type ProductForm = Schemas['ProductForm'];
export type ProductGroup = Schemas['ProductGroup'];
export type ProductGroupForm = Schemas['ProductGroupForm'];
export type ProductGroupOption = Schemas['ProductGroupOption'];
export type ProductGroupUpdate = Schemas['ProductGroupUpdate'];
export type ProductPlanning = Schemas['ProductPlanning'];
export type ProductRow = Schemas['ProductRow'];
export type ProductUpdate = Schemas['ProductUpdate'];
export type StayRule = Schemas['StayRule'];
export type VatRate = Schemas['VatRate'];
export type VisibilityForm = Schemas['VisibilityForm'];
export type VoucherWorth = Schemas['VoucherWorth'];

export type OperationId = keyof operations;

/** The status every problem code is answered with; a code that the contract gains or loses does not compile here. */
export const problemStatuses = {
  validation_failed: 400,
  app_tag_unknown: 400,
  session_missing: 400,
  unauthorized: 401,
  login_failed: 401,
  second_factor_invalid: 401,
  forbidden: 403,
  not_found: 404,
  reservation_not_found: 404,
  reservation_expired: 404,
  reservation_cancelled: 404,
  reservation_confirmed: 404,
  token_invalid: 404,
  link_expired: 404,
  gift_card_invalid: 404,
  nothing_to_redeem: 409,
  subscription_missing: 409,
  amount_too_high: 409,
  reservation_exists: 409,
  reservation_changed: 409,
  user_missing: 409,
  product_unavailable: 409,
  product_duplicate: 409,
  date_unavailable: 409,
  times_unavailable: 409,
  person_count_invalid: 409,
  hold_limit_reached: 409,
  treatment_limit_reached: 409,
  unpaid_limit_reached: 409,
  issue_limit_reached: 409,
  email_unconfirmed: 409,
  payment_required: 409,
  payment_in_progress: 409,
  method_unknown: 409,
  email_taken: 409,
  version_conflict: 409,
  flow_incomplete: 409,
  changes_closed: 409,
  change_unavailable: 409,
  in_use: 409,
  last_owner: 409,
  standard_role: 409,
  idempotency_in_flight: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  image_invalid: 422,
  image_quota_reached: 422,
  too_many_requests: 429,
  hold_starts_reached: 429,
  hold_time_used: 429,
  card_limit_reached: 429,
  login_limit_reached: 429,
  internal: 500,
  not_implemented: 501,
  payment_provider_unavailable: 502,
  service_unavailable: 503,
  being_changed: 503,
} as const satisfies Record<ProblemCode, number>;

export const problemCodes = Object.keys(problemStatuses) as ProblemCode[];
