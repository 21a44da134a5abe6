import type { AnyStateMachine } from 'xstate';
import { emptyQueue } from '#domain/booking/waitingArrivals.ts';
import { dayCloseMachine } from '#machines/dayClose/dayClose.machine.ts';
import { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import { deskChangeMachine } from '#machines/deskChange/deskChange.machine.ts';
import { deskCreditMachine } from '#machines/deskCredit/deskCredit.machine.ts';
import { deskSaleMachine } from '#machines/deskSale/deskSale.machine.ts';
import { customerActionsMachine } from '#machines/customerActions/customerActions.machine.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import { receiptMailMachine } from '#machines/receiptMail/receiptMail.machine.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import { staffSecurityMachine } from '#machines/staffSecurity/staffSecurity.machine.ts';
import { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import { editingMachine } from '#machines/editing/editing.machine.ts';
import { blockedTimeMachine } from '#machines/blockedTime/blockedTime.machine.ts';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { cameraMachine } from '#machines/camera/camera.machine.ts';
import { boardSwapMachine } from '#machines/boardSwap/boardSwap.machine.ts';
import { boardMoveMachine } from '#machines/boardMove/boardMove.machine.ts';
import { waitingArrivalsMachine } from '#machines/waitingArrivals/waitingArrivals.machine.ts';
import { waitingArrivalsEvents, waitingOne } from '#tests/support/machines/waitingArrivalsWalk.ts';
import { blockedTimeEvents } from '#tests/support/machines/blockedTimeWalk.ts';
import { arrivalEvents } from '#tests/support/machines/arrivalWalk.ts';
import { cameraEvents } from '#tests/support/machines/cameraWalk.ts';
import { boardSwapEvents } from '#tests/support/machines/boardSwapWalk.ts';
import { boardMoveEvents } from '#tests/support/machines/boardMoveWalk.ts';
import { dayCloseEvents } from '#tests/support/machines/dayCloseWalk.ts';
import { deskBookingEvents, startDraft } from '#tests/support/machines/deskBookingWalk.ts';
import { deskChangeEvents } from '#tests/support/machines/deskChangeWalk.ts';
import { deskCreditEvents } from '#tests/support/machines/deskCreditWalk.ts';
import { deskSaleEvents, saleOffers } from '#tests/support/machines/deskSaleWalk.ts';
import { customerActionsEvents } from '#tests/support/machines/customerActionsWalk.ts';
import { loginEndingEvents } from '#tests/support/machines/loginEndingWalk.ts';
import { receiptMailEvents } from '#tests/support/machines/receiptMailWalk.ts';
import { staffSecurityEvents } from '#tests/support/machines/staffSecurityWalk.ts';
import { removalEvents } from '#tests/support/machines/removalWalk.ts';
import { repairsEvents } from '#tests/support/machines/repairsWalk.ts';
import { adminSessionEvents, editingEvents } from '#tests/support/machines/adminWalks.ts';
import type { Searched } from './searched.ts';

/** Those of the back office, and of logins that both have. */
export const staffMachines = [
  {
    machine: adminSessionMachine as AnyStateMachine,
    events: Object.values(adminSessionEvents).flat(),
    starts: { first: { hasToken: false }, back: { hasToken: true } },
  },
  {
    machine: staffSecurityMachine as AnyStateMachine,
    events: Object.values(staffSecurityEvents).flat(),
    starts: { account: undefined },
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
    machine: loginEndingMachine() as AnyStateMachine,
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
    machine: deskChangeMachine as AnyStateMachine,
    events: Object.values(deskChangeEvents).flat(),
    starts: { booking: undefined },
  },
  {
    machine: deskCreditMachine as AnyStateMachine,
    events: Object.values(deskCreditEvents).flat(),
    starts: { desk: undefined },
  },
  {
    machine: receiptMailMachine as AnyStateMachine,
    events: Object.values(receiptMailEvents).flat(),
    starts: { customer: { email: 'anna@voorbeeld.example' }, nobody: { email: '' } },
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
