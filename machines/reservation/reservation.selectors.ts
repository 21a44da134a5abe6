import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CustomerForm } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import type { SubmissionRef } from '#machines/submission/submission.selectors.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import type { NotBooked, ReplacedProduct, RepricedProduct } from '../bookingRequest.types.ts';
import type { reservationMachine } from './reservation.machine.ts';
import { initialDraft, isComplete } from './draft.ts';
import type { Dialog, Failure, Question } from './reservation.types.ts';
import { isStepOpen, lastOpenStep, shortOfVisits, stepAfter, stepIds } from './steps.ts';

export type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;

export type VisitState =
  | 'restoring'
  | 'draft'
  | 'creating'
  | 'selecting'
  | 'confirmingChange'
  | 'changingMessage'
  | 'info'
  | 'linkingCustomer'
  | 'paying'
  | 'redirecting'
  | 'expired'
  | 'finished';

export function visitState({ value }: ReservationSnapshot): VisitState {
  const { visit } = value;
  return typeof visit === 'string' ? visit : (Object.keys(visit)[0] as VisitState);
}

export type StepState = { id: StepId; index: number; open: boolean; current: boolean; done: boolean };

/** The steps of the flow for the step indicator: open ones may be entered (specification §4). */
export function stepStates({ context }: ReservationSnapshot): StepState[] {
  const steps = stepIds(context.flow);
  const current = steps.indexOf(context.step);
  const last = lastOpenStep(context);
  return steps.map((id, index) => ({
    id,
    index,
    open: index <= last,
    current: index === current,
    done: index < current,
  }));
}

/** Whether the page of this step may be shown, once the machine was told that it is entered. */
export const mayEnter = (snapshot: ReservationSnapshot, step: StepId): boolean =>
  destination(snapshot) === null && snapshot.context.step === step && isStepOpen(snapshot.context, step);

/** The page a visitor must be led to when the navigation event was missed; null when the page fits. */
export function destination(snapshot: ReservationSnapshot): StepId | 'success' | 'start' | null {
  if (snapshot.matches({ visit: 'expired' })) return 'start';
  if (snapshot.matches({ visit: 'finished' })) return 'success';
  return null;
}

export const nextStep = ({ context }: ReservationSnapshot): StepId | null => stepAfter(context);

export function previousStep({ context }: ReservationSnapshot): StepId | null {
  const steps = stepIds(context.flow);
  return steps[steps.indexOf(context.step) - 1] ?? null;
}

export const canContinue = (snapshot: ReservationSnapshot): boolean =>
  snapshot.hasTag('mayContinue') &&
  stepIds(snapshot.context.flow).indexOf(snapshot.context.step) < lastOpenStep(snapshot.context);

export const showsSummary = ({ context: { flow, facts, step } }: ReservationSnapshot): boolean =>
  step !== 'index' || flowNeeds.summaryOnIndex(flow) || (facts.reservation?.personsWithProducts.length ?? 0) > 0;

export const currentStep = ({ context }: ReservationSnapshot): StepId => context.step;
export const draft = ({ context }: ReservationSnapshot): Draft => context.draft;

/** What is chosen while nothing is reserved, as far as it differs from what the flow starts with; else null. */
export function unreservedDraft(snapshot: ReservationSnapshot): Partial<Draft> | null {
  const { flow, limits, draft, facts } = snapshot.context;
  if (!snapshot.matches({ visit: 'draft' }) || facts.reservation !== null || flowNeeds.isOrderCard(flow)) return null;
  const start = initialDraft(flow, limits);
  const fields = Object.keys(start) as (keyof Draft)[];
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== start[field]).map((field) => [field, draft[field]]),
  );
}

/** What a reservation that ended was for, when that can be asked for once more. */
export const repeatableDraft = ({ context: { flow, draft } }: ReservationSnapshot): Draft | null =>
  flowNeeds.date(flow) && draft.date !== null ? draft : null;

/** The chosen day, once all that the flow needs beside it is chosen too. */
export const completeDay = ({ context: { flow, draft } }: ReservationSnapshot): LocalDate | null =>
  isComplete(flow, draft) ? draft.date : null;

export const timesAreMissing = ({ context: { failure } }: ReservationSnapshot): boolean =>
  failure?.code === 'times_required';

export const stayPickerRef = ({ children }: ReservationSnapshot): TimePickerRef | undefined => children.stayPicker;

/** Day and times are known and not being changed: a bar says them. */
export const isDaySettled = (snapshot: ReservationSnapshot): boolean =>
  !snapshot.matches({ stay: 'choosing' }) && (hasProducts(snapshot) || completeDay(snapshot) !== null);

export const isDayOpen = (snapshot: ReservationSnapshot): boolean => snapshot.matches({ stay: 'changing' });

export const question = (snapshot: ReservationSnapshot): Question | null =>
  snapshot.matches({ visit: 'confirmingChange' }) ? snapshot.context.question : null;

export const isBusy = (snapshot: ReservationSnapshot): boolean => snapshot.hasTag('busy');
export const isRenewing = (snapshot: ReservationSnapshot): boolean => snapshot.hasTag('renewing');
export const openDialog = ({ context }: ReservationSnapshot): Dialog | null => context.dialog;

/** The gift card whose message is being changed. */
export const changedCard = (snapshot: ReservationSnapshot): string | null => {
  const { question } = snapshot.context;
  return snapshot.matches({ visit: 'changingMessage' }) && question?.kind === 'message' ? question.itemId : null;
};

export type MessageView = 'none' | 'writing' | 'adding';

export function messageView(snapshot: ReservationSnapshot): MessageView {
  const { request } = snapshot.context;
  if (snapshot.matches({ visit: { draft: 'writingMessage' } })) return 'writing';
  if (snapshot.matches({ visit: { selecting: 'writingMessage' } })) return 'writing';
  const isWritten = request?.kind === 'giftCard' && request.message !== null;
  return isWritten && snapshot.hasTag('busy') ? 'adding' : 'none';
}

export const hasProducts = ({ context: { facts } }: ReservationSnapshot): boolean =>
  (facts.reservation?.personsWithProducts.length ?? 0) > 0;

export const notBooked = ({ context }: ReservationSnapshot): NotBooked[] => context.outcome.notBooked;

export const repricedProducts = ({ context }: ReservationSnapshot): RepricedProduct[] => context.outcome.repriced;

export const replacedProducts = ({ context }: ReservationSnapshot): ReplacedProduct[] => context.outcome.replaced;

export const failure = ({ context }: ReservationSnapshot): Failure | null => context.failure;

/** Minutes the hold still lasts when that is to be warned about; else null. */
export const minutesLeft = ({ context }: ReservationSnapshot): number | null => context.facts.minutesLeft;

export type InfoView = 'identifying' | 'linking' | 'linkFailed' | 'reviewing';

export function infoView(snapshot: ReservationSnapshot): InfoView {
  if (snapshot.matches({ visit: 'linkingCustomer' })) return 'linking';
  if (snapshot.matches({ visit: { info: 'linkFailed' } })) return 'linkFailed';
  return snapshot.context.facts.reservation?.userId ? 'reviewing' : 'identifying';
}

export type VisitsView = 'none' | 'counting' | 'unknown' | 'missing' | 'enough';

export function visitsView(snapshot: ReservationSnapshot): VisitsView {
  const { flow, facts } = snapshot.context;
  if (snapshot.matches({ visit: { info: 'countingVisits' } })) return 'counting';
  if (snapshot.matches({ visit: { info: 'visitsUnknown' } })) return 'unknown';
  if (!flow.paysWithVisits || facts.visits === null || infoView(snapshot) !== 'reviewing') return 'none';
  return shortOfVisits(snapshot.context) > 0 ? 'missing' : 'enough';
}

/** Visits left on the customer's cards; null while unknown and without a limit. */
export const visitsLeft = ({ context }: ReservationSnapshot): number | null => context.facts.visits?.visitsLeft ?? null;

export const visitsNeeded = ({ context: { facts } }: ReservationSnapshot): number =>
  facts.reservation?.personsWithProducts.length ?? 0;

/** What stays on the cards once this reservation is made; null as above. */
export const visitsAfterwards = (snapshot: ReservationSnapshot): number | null => {
  const before = visitsLeft(snapshot);
  return before === null ? null : before - visitsNeeded(snapshot);
};

export const identifyRef = ({ children }: ReservationSnapshot): SubmissionRef<Identity> | undefined =>
  children.identify;

/** Of the window in which the details are changed, while it is open. */
export const detailsRef = ({ children }: ReservationSnapshot): SubmissionRef<CustomerForm> | undefined =>
  children.details;

export const remarkState = ({ value }: ReservationSnapshot) => value.remark;

/** What is typed and not saved yet; null when nothing is. */
export const typedRemark = ({ context }: ReservationSnapshot): string | null => context.remark;

export type PaymentView = 'preparing' | 'checkout' | 'leaving' | 'watching' | 'stillOpen' | 'unreachable' | 'none';

export function paymentView(snapshot: ReservationSnapshot): PaymentView {
  if (snapshot.matches({ visit: { paying: 'preparing' } })) return 'preparing';
  if (snapshot.matches({ visit: { paying: 'checkout' } })) return 'checkout';
  if (snapshot.matches({ visit: { redirecting: 'leaving' } })) return 'leaving';
  if (snapshot.matches({ visit: { redirecting: 'stillOpen' } })) return 'stillOpen';
  if (snapshot.matches({ visit: { redirecting: 'unreachable' } })) return 'unreachable';
  return snapshot.matches({ visit: 'redirecting' }) ? 'watching' : 'none';
}

export const checkoutRef = ({ children }: ReservationSnapshot): ActorRefFrom<typeof checkoutMachine> | undefined =>
  children.checkout;

export const isExpired = (snapshot: ReservationSnapshot): boolean => snapshot.matches({ visit: 'expired' });
export const isFinished = (snapshot: ReservationSnapshot): boolean => snapshot.matches({ visit: 'finished' });
