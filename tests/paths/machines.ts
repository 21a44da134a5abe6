import type { AnyStateMachine } from 'xstate';
import type { PasswordForm } from '#contract/names.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { confirmationMailMachine } from '#machines/confirmationMail/confirmationMail.machine.ts';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import { passkeyLoginMachine } from '#machines/passkeyLogin/passkeyLogin.machine.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { addingEvents, addingInput } from '#tests/support/machines/addingWalk.ts';
import { balanceEvents } from '#tests/support/machines/balanceWalk.ts';
import { checkoutEvents, checkoutInput } from '#tests/support/machines/checkoutWalk.ts';
import { confirmationMailEvents } from '#tests/support/machines/confirmationMailWalk.ts';
import { passkeyLoginEvents, passkeysEvents } from '#tests/support/machines/passkeysWalk.ts';
import { identifyEvents } from '#tests/support/machines/submissionWalk.ts';
import { emailConfirmationEvents } from '#tests/support/machines/emailConfirmationWalk.ts';
import { passwordResetEvents } from '#tests/support/machines/passwordResetWalk.ts';
import { paymentLinkEvents } from '#tests/support/machines/paymentLinkWalk.ts';
import { proposalsEvents } from '#tests/support/machines/proposalsEvents.ts';
import { sessionEvents } from '#tests/support/machines/sessionWalk.ts';
import { startInput, stayInput, timePickerEvents } from '#tests/support/machines/timePickerWalk.ts';
import { selfServiceEvents } from '#tests/support/machines/selfServiceWalk.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { PathOptions } from './search.ts';
import { reservationPathOptions } from './reservationSearch.ts';
import { waysByHand } from './reservationByHand.ts';
import type { Way } from './ways.ts';
import type { Searched } from './searched.ts';
import { staffMachines } from './staffMachines.ts';

const nothing = { totals: { total: 0, totalPaid: 0, totalPayNow: 0, totalMayPayNow: 0 } };

const visitorMachines = [
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
    machine: identifyMachine as AnyStateMachine,
    events: Object.values(identifyEvents).flat(),
    starts: { form: undefined },
  },
  {
    machine: passkeysMachine as AnyStateMachine,
    events: Object.values(passkeysEvents).flat(),
    starts: { list: undefined },
  },
  {
    machine: passkeyLoginMachine as AnyStateMachine,
    events: Object.values(passkeyLoginEvents).flat(),
    starts: { login: undefined },
  },
  {
    machine: confirmationMailMachine as AnyStateMachine,
    events: Object.values(confirmationMailEvents).flat(),
    starts: { unconfirmed: undefined },
  },
  {
    machine: selfServiceMachine as AnyStateMachine,
    events: Object.values(selfServiceEvents).flat(),
    starts: { mailed: { ref: 'r', choosesAnother: false }, another: { ref: 'r', choosesAnother: true } },
  },
  {
    machine: passwordResetMachine<PasswordForm>() as AnyStateMachine,
    events: Object.values(passwordResetEvents).flat(),
    starts: { requesting: { token: null }, mailed: { token: 't' } },
  },
] satisfies Searched[] as Searched[];

export type Walked = {
  machine: AnyStateMachine;
  options: PathOptions<AnyStateMachine>;
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
  ...[...visitorMachines, ...staffMachines].map(searchedWhole),
];
