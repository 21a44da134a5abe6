import type { AnyStateMachine } from 'xstate';
import { emptyQueue } from '#domain/booking/waitingArrivals.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { dayCloseMachine } from '#machines/dayClose/dayClose.machine.ts';
import { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import { deskCreditMachine } from '#machines/deskCredit/deskCredit.machine.ts';
import { deskSaleMachine } from '#machines/deskSale/deskSale.machine.ts';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import { editingMachine } from '#machines/editing/editing.machine.ts';
import { blockedTimeMachine } from '#machines/blockedTime/blockedTime.machine.ts';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { cameraMachine } from '#machines/camera/camera.machine.ts';
import { boardSwapMachine } from '#machines/boardSwap/boardSwap.machine.ts';
import { boardMoveMachine } from '#machines/boardMove/boardMove.machine.ts';
import { waitingArrivalsMachine } from '#machines/waitingArrivals/waitingArrivals.machine.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { waitingArrivalsEvents, waitingOne } from '#tests/support/machines/waitingArrivalsWalk.ts';
import { blockedTimeEvents } from '#tests/support/machines/blockedTimeWalk.ts';
import { arrivalEvents } from '#tests/support/machines/arrivalWalk.ts';
import { cameraEvents } from '#tests/support/machines/cameraWalk.ts';
import { boardSwapEvents } from '#tests/support/machines/boardSwapWalk.ts';
import { boardMoveEvents } from '#tests/support/machines/boardMoveWalk.ts';
import { addingEvents, addingInput } from '#tests/support/machines/addingWalk.ts';
import { balanceEvents } from '#tests/support/machines/balanceWalk.ts';
import { checkoutEvents, checkoutInput } from '#tests/support/machines/checkoutWalk.ts';
import { dayCloseEvents } from '#tests/support/machines/dayCloseWalk.ts';
import { deskBookingEvents, startDraft } from '#tests/support/machines/deskBookingWalk.ts';
import { deskCreditEvents } from '#tests/support/machines/deskCreditWalk.ts';
import { deskSaleEvents, saleOffers } from '#tests/support/machines/deskSaleWalk.ts';
import { emailConfirmationEvents } from '#tests/support/machines/emailConfirmationWalk.ts';
import { customerActionsEvents } from '#tests/support/machines/customerActionsWalk.ts';
import { loginEndingEvents } from '#tests/support/machines/loginEndingWalk.ts';
import { passwordResetEvents } from '#tests/support/machines/passwordResetWalk.ts';
import { paymentLinkEvents } from '#tests/support/machines/paymentLinkWalk.ts';
import { proposalsEvents } from '#tests/support/machines/proposalsEvents.ts';
import { removalEvents } from '#tests/support/machines/removalWalk.ts';
import { repairsEvents } from '#tests/support/machines/repairsWalk.ts';
import { sessionEvents } from '#tests/support/machines/sessionWalk.ts';
import { startInput, stayInput, timePickerEvents } from '#tests/support/machines/timePickerWalk.ts';
import { adminSessionEvents, editingEvents } from '#tests/support/machines/adminWalks.ts';
import { selfServiceEvents } from '#tests/support/machines/selfServiceWalk.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { PathOptions } from './search.ts';
import { reservationPathOptions } from './reservationSearch.ts';
import { waysByHand } from './reservationByHand.ts';
import type { Way } from './ways.ts';

type Searched = {
  machine: AnyStateMachine;
  events: readonly { type: string }[];
  starts: Record<string, unknown>;
  byHand?: Walked['byHand'];
};

const nothing = { totals: { total: 0, totalPaid: 0, totalPayNow: 0, totalMayPayNow: 0 } };

const small = [
  {
    machine: checkoutMachine as AnyStateMachine,
    events: Object.values(checkoutEvents).flat(),
    starts: {
      choosing: checkoutInput(),
      location: checkoutInput({ checkoutType: 'location' }),
      nothing: checkoutInput(nothing),
      'without codes': checkoutInput({ mayRedeem: false }),
      'nothing, without codes': checkoutInput({ ...nothing, mayRedeem: false }),
      deposit: checkoutInput({ totals: { total: 6150, totalPaid: 0, totalPayNow: 2500, totalMayPayNow: 6150 } }),
      'card first': checkoutInput({ firstMethod: 'creditcard' }),
    },
    byHand: {
      'the card is open again once something is due again': {
        input: checkoutInput(),
        events: [
          { type: 'method.chosen', method: 'creditcard' },
          { type: 'xstate.done.actor.openCardFields', output: null },
          ...checkoutEvents['totals.changed'].toReversed(),
        ],
      },
    },
  },
  {
    machine: sessionMachine as AnyStateMachine,
    events: Object.values(sessionEvents).flat(),
    starts: { stored: { hasToken: true }, none: { hasToken: false } },
  },
  {
    machine: timePickerMachine as AnyStateMachine,
    events: Object.values(timePickerEvents).flat(),
    starts: {
      treatment: startInput,
      preferred: { ...startInput, startTime: 660 },
      stay: stayInput,
      arrived: { ...stayInput, startTime: 660 },
      changed: { ...stayInput, startTime: 660, endTime: 720 },
    },
  },
  {
    machine: proposalsMachine as AnyStateMachine,
    events: Object.values(proposalsEvents).flat(),
    starts: { group: { slug: 'behandelingen' } },
  },
  {
    machine: addingMachine as AnyStateMachine,
    events: Object.values(addingEvents).flat(),
    starts: { first: addingInput, more: { ...addingInput, reservationExists: true } },
  },
  {
    machine: balanceMachine as AnyStateMachine,
    events: Object.values(balanceEvents).flat(),
    starts: { nothing: undefined },
  },
  {
    machine: paymentLinkMachine as AnyStateMachine,
    events: Object.values(paymentLinkEvents).flat(),
    starts: { first: { ref: 'r', returned: false }, back: { ref: 'r', returned: true } },
  },
  {
    machine: emailConfirmationMachine as AnyStateMachine,
    events: Object.values(emailConfirmationEvents).flat(),
    starts: { mailed: { token: 't' } },
  },
  {
    machine: selfServiceMachine as AnyStateMachine,
    events: Object.values(selfServiceEvents).flat(),
    starts: { mailed: { ref: 'r' } },
  },
  {
    machine: passwordResetMachine as AnyStateMachine,
    events: Object.values(passwordResetEvents).flat(),
    starts: { requesting: { token: null }, mailed: { token: 't' } },
  },
  {
    machine: adminSessionMachine as AnyStateMachine,
    events: Object.values(adminSessionEvents).flat(),
    starts: { first: { hasToken: false }, back: { hasToken: true } },
  },
  {
    machine: repairsMachine as AnyStateMachine,
    events: Object.values(repairsEvents).flat(),
    starts: { day: undefined },
  },
  {
    machine: editingMachine as AnyStateMachine,
    events: Object.values(editingEvents).flat(),
    starts: { form: { isProposal: false }, proposal: { isProposal: true } },
  },
  {
    machine: removalMachine as AnyStateMachine,
    events: Object.values(removalEvents).flat(),
    starts: { office: undefined },
  },
  {
    machine: customerActionsMachine as AnyStateMachine,
    events: Object.values(customerActionsEvents).flat(),
    starts: { customer: undefined },
  },
  {
    machine: loginEndingMachine as AnyStateMachine,
    events: Object.values(loginEndingEvents).flat(),
    starts: { logins: undefined },
  },
  {
    machine: boardMoveMachine as AnyStateMachine,
    events: Object.values(boardMoveEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: cameraMachine as AnyStateMachine,
    events: Object.values(cameraEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: arrivalMachine as AnyStateMachine,
    events: Object.values(arrivalEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: waitingArrivalsMachine as AnyStateMachine,
    events: Object.values(waitingArrivalsEvents).flat(),
    starts: { office: emptyQueue, reloaded: waitingOne },
    byHand: {
      'another tab delivers what waits': {
        input: waitingOne,
        events: [...waitingArrivalsEvents['xstate.error.actor.deliver'], { type: 'queue.changed', queue: emptyQueue }],
      },
    },
  },
  {
    machine: boardSwapMachine as AnyStateMachine,
    events: Object.values(boardSwapEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: blockedTimeMachine as AnyStateMachine,
    events: Object.values(blockedTimeEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: deskBookingMachine as AnyStateMachine,
    events: Object.values(deskBookingEvents).flat(),
    starts: { desk: { draft: startDraft } },
  },
  {
    machine: deskCreditMachine as AnyStateMachine,
    events: Object.values(deskCreditEvents).flat(),
    starts: { desk: undefined },
  },
  {
    machine: deskSaleMachine as AnyStateMachine,
    events: Object.values(deskSaleEvents).flat(),
    starts: { desk: saleOffers },
  },
  {
    machine: dayCloseMachine as AnyStateMachine,
    events: Object.values(dayCloseEvents).flat(),
    starts: { desk: undefined },
  },
] satisfies Searched[] as Searched[];

export type Walked = {
  machine: AnyStateMachine;
  options: PathOptions<AnyStateMachine>;
  /** Ways through states that are passed at once, and two regions at a time: no search for single steps finds them. */
  byHand: Record<string, Way>;
};

/** Small ones are searched whole: every event, everywhere. */
const searchedWhole = ({ machine, events, starts, byHand = {} }: Searched): Walked => ({
  machine,
  options: {
    starts,
    events: [...events],
    serialize: ({ value, context }) => JSON.stringify([value, context]),
    mayHappen: () => true,
    isOver: ({ status }) => status !== 'active',
    limit: 20_000,
  },
  byHand,
});

/** Every machine of the product, with where visitors and staff begin and what can happen to them. */
export const walkedMachines: Walked[] = [
  {
    machine: reservationMachine as AnyStateMachine,
    options: reservationPathOptions as unknown as PathOptions<AnyStateMachine>,
    byHand: waysByHand,
  },
  ...small.map(searchedWhole),
];
