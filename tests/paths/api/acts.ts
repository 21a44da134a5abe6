import type { AnyMachineSnapshot } from 'xstate';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { TimePickerContext } from '#machines/timePicker/timePicker.types.ts';
import type { CheckoutContext } from '#machines/checkout/checkout.types.ts';
import type { ProposalsContext } from '#machines/proposals/proposals.types.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import { customerForm } from '#tests/support/machines/customerForms.ts';
import { redemptionsQuery } from '#web/queries/redemptions.ts';
import { reservationUserQuery } from '#web/queries/reservation.ts';
import { issuedCard } from '../../../e2e/support/staff.ts';
import { dateAt } from '../../../e2e/support/bookings.ts';
import type { PlannedDay } from '../../../e2e/support/days.ts';
import { anna, newCustomer } from '../../../e2e/support/customers.ts';
import type { Machine } from '../../../e2e/paths/model/composed.ts';
import type { FlowName } from '../../../e2e/paths/model/flows.ts';
import type { PathStep } from '../../../e2e/paths/model/search.ts';
import type { ApiKey } from '../../../e2e/paths/model/visitorKeys.ts';
import { goodCode, wrongPassword } from '../../../e2e/paths/model/world.ts';
import { comeBackInPage, happenings } from './happenings.ts';
import { idOf, stayOf } from './sold.ts';
import type { ApiVisit } from './visit.ts';

/** What somebody request for last; `at` is the time that was chosen for it. */
type Request = { product: string; date: string; at: string };
export type Doing = { step: PathStep<ApiKey>; flow: FlowName; day: PlannedDay; request: Request };
export type Act = (visit: ApiVisit, doing: Doing) => Promise<void>;

/** As the path has it, with what a page would add. */
const tell =
  (fill: (visit: ApiVisit, doing: Doing) => object | Promise<object> = () => ({})): Act =>
  async (visit, doing) => {
    const [machine, type] = doing.step.key.split(' ') as [Machine, string];
    visit.tell(machine, { ...doing.step.event, ...(await fill(visit, doing)), type });
  };

const pickerOf = (visit: ApiVisit, id: 'timePicker' | 'stayPicker'): TimePickerContext =>
  (visit.child(id) as AnyMachineSnapshot & { context: TimePickerContext }).context;

const checkoutOf = (visit: ApiVisit): CheckoutContext =>
  (visit.child('checkout') as AnyMachineSnapshot & { context: CheckoutContext }).context;

const nearest = (time: number, offered: readonly number[]): number =>
  offered.includes(time) ? time : (offered.find((each) => each > time) ?? offered.at(-1)!);

const dates = {
  'visit date.chosen': tell(async ({ server }, doing) => {
    doing.request.date = await dateAt(server, doing.day);
    return { date: doing.request.date };
  }),
  'visit date.dismissed': tell(),
  'visit checkinGroup.chosen': tell(({ flow }) => ({ checkinGroupId: flow.checkinGroups[2]!.id })),
  'visit day.opened': tell(),
  'visit day.closed': tell(),
  'stayPicker arrival.chosen': tell((visit, { flow }) => {
    const arrivals = pickerOf(visit, 'stayPicker').options.map(({ arrival }) => arrival);
    return { time: nearest(stayOf(flow).arrival, arrivals) };
  }),
  'stayPicker departure.chosen': tell((visit, { flow }) => {
    const { options, startTime } = pickerOf(visit, 'stayPicker');
    const { departures } = options.find(({ arrival }) => arrival === startTime)!;
    return { time: nearest(stayOf(flow).departure, departures) };
  }),
} satisfies Partial<Record<ApiKey, Act>>;

const times = {
  'timePicker arrival.chosen': tell((visit, { request }) => {
    const time = pickerOf(visit, 'timePicker').options[0]!.arrival;
    request.at = formatTime(time);
    return { time };
  }),
  'timePicker times.confirmed': tell(),
  'timePicker times.dismissed': tell(),
  'timePicker times.retried': tell(),
} satisfies Partial<Record<ApiKey, Act>>;

const products = {
  'visit product.requested': tell((_visit, { step, request }) => {
    request.product = idOf(String(step.event['productId']));
    return { productId: request.product };
  }),
  'visit collection.requested': tell((_visit, { step }) => ({
    collectionId: idOf(String(step.event['collectionId'])),
    productIds: (step.event['productIds'] as string[]).map(idOf),
  })),
  'visit checkin.requested': tell(),
  'visit giftCard.requested': tell((_visit, { step }) => ({ productId: idOf(String(step.event['productId'])) })),
  'visit subscription.requested': tell((_visit, { step }) => ({ productId: idOf(String(step.event['productId'])) })),
  'visit message.written': tell(),
  'visit message.dismissed': tell(),
  'visit message.changeRequested': tell(firstItem),
  'visit alternative.chosen': tell(({ snapshot }) => {
    const { alternatives } = snapshot.context.outcome.notBooked[0]!;
    return { alternative: alternatives.find(({ kind }) => kind === 'other_time') };
  }),
  'visit guest.chosen': tell(),
  'visit proposals.requested': tell(),
  'proposals proposal.chosen': tell((visit) => {
    const { offered } = (visit.child('proposals') as AnyMachineSnapshot & { context: ProposalsContext }).context;
    return { proposalId: offered[0]!.id };
  }),
  'proposals proposals.dismissed': tell(),
} satisfies Partial<Record<ApiKey, Act>>;

function firstItem({ snapshot }: ApiVisit): object {
  return { itemId: snapshot.context.facts.reservation!.itemMarks[0]!.split(' ')[1] };
}

const changes = {
  'visit personCount.changed': tell(),
  'visit removal.requested': tell(({ snapshot }) => {
    const [, itemId] = snapshot.context.facts.reservation!.itemMarks.at(-1)!.split(' ');
    return { removal: { kind: 'product', itemId } };
  }),
  'visit emptying.requested': tell(),
  'visit change.confirmed': tell(),
  'visit change.dismissed': tell(),
  'visit step.requested': tell(),
  'visit hold.renewalRequested': tell(),
  'visit text.typed': tell(),
  'visit dialog.opened': tell(),
  'visit dialog.closed': tell(),
} satisfies Partial<Record<ApiKey, Act>>;

const details = {
  'identify form.submitted': tell((_visit, { step, flow }) => {
    const identity = step.event['form'] as Identity;
    if (identity.kind === 'login' && flow === 'withCard')
      return {
        form: {
          ...identity,
          form: {
            ...identity.form,
            email: anna.email,
            ...(identity.form.password === wrongPassword ? {} : { password: anna.password }),
          },
        },
      };
    if (identity.kind === 'registration' && identity.form.email === 'nieuw')
      return { form: { ...identity, form: { ...identity.form, email: newCustomer().email } } };
    return {};
  }),
  'visit link.retried': tell(),
  'visit details.requested': tell(),
  'details form.submitted': tell(async ({ client, slug }) => {
    const customer = await client.ensureQueryData(reservationUserQuery(slug)).catch(() => null);
    if (customer === null) return { form: customerForm };
    const { id: _id, pendingEmail: _pending, emailConfirmed: _confirmed, ...form } = customer;
    return { form };
  }),
  'details form.dismissed': tell(),
  'visit remark.typed': tell(),
  'visit remark.submitted': tell(),
  'visit visits.changed': tell(),
} satisfies Partial<Record<ApiKey, Act>>;

const payment = {
  'checkout method.chosen': tell(),
  'checkout method.closed': tell(),
  'checkout amount.chosen': tell(),
  'checkout order.placed': tell(),
  'checkout redeeming.opened': tell(),
  'checkout redeeming.closed': tell(),
  'checkout code.submitted': tell(async ({ server }, { step }) =>
    step.event['code'] === goodCode ? { code: await issuedCard(server, 1_000) } : {},
  ),
  'checkout redemption.removed': tell(async (visit) => {
    const { reservationId, totals } = checkoutOf(visit);
    const [first] = await visit.client.fetchQuery(redemptionsQuery(reservationId, totals.totalPaid));
    return { kind: 'giftCard', id: first!.id };
  }),
  'visit payment.returned': comeBackInPage,
  'visit payment.checkRequested': tell(),
} satisfies Partial<Record<ApiKey, Act>>;

/** How each step of a path is done where no browser is. */
export const acts: Record<ApiKey, Act> = {
  ...dates,
  ...times,
  ...products,
  ...changes,
  ...details,
  ...payment,
  ...happenings,
};
