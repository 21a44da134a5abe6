import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import { editingMachine } from '#machines/editing/editing.machine.ts';
import { boardMoveMachine } from '#machines/boardMove/boardMove.machine.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { boardMoveEvents } from '#tests/support/machines/boardMoveWalk.ts';
import { addingEvents, addingInput } from '#tests/support/machines/addingWalk.ts';
import { balanceEvents } from '#tests/support/machines/balanceWalk.ts';
import { checkoutEvents, checkoutInput } from '#tests/support/machines/checkoutWalk.ts';
import { deskBookingEvents, startDraft } from '#tests/support/machines/deskBookingWalk.ts';
import { emailConfirmationEvents } from '#tests/support/machines/emailConfirmationWalk.ts';
import { passwordResetEvents } from '#tests/support/machines/passwordResetWalk.ts';
import { paymentLinkEvents } from '#tests/support/machines/paymentLinkWalk.ts';
import { proposalsEvents } from '#tests/support/machines/proposalsEvents.ts';
import { removalEvents } from '#tests/support/machines/removalWalk.ts';
import { repairsEvents } from '#tests/support/machines/repairsWalk.ts';
import { sessionEvents } from '#tests/support/machines/sessionWalk.ts';
import { startInput, stayInput, timePickerEvents } from '#tests/support/machines/timePickerWalk.ts';
import { adminSessionEvents, editingEvents } from '#tests/support/machines/adminWalks.ts';
import { mermaidOf } from '#tests/support/machines/diagram.ts';
import { selfServiceEvents } from '#tests/support/machines/selfServiceWalk.ts';
import { explore } from '#tests/support/machines/paths.ts';
import { nodesOf } from '#tests/support/machines/transitions.ts';

const machines: AnyStateMachine[] = [
  reservationMachine,
  checkoutMachine,
  timePickerMachine,
  proposalsMachine,
  addingMachine,
  sessionMachine,
  balanceMachine,
  paymentLinkMachine,
  emailConfirmationMachine,
  passwordResetMachine,
  adminSessionMachine,
  editingMachine,
  selfServiceMachine,
  boardMoveMachine,
  repairsMachine,
  deskBookingMachine,
  removalMachine,
];
const callbacks = ['facts', 'holdClock', 'times'];
const nothing = { totals: { total: 0, totalPaid: 0, totalPayNow: 0, totalMayPayNow: 0 } };

const children = [
  {
    machine: checkoutMachine as AnyStateMachine,
    events: Object.values(checkoutEvents).flat(),
    starts: {
      choosing: checkoutInput(),
      location: checkoutInput({ checkoutType: 'location' }),
      nothing: checkoutInput(nothing),
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
    machine: boardMoveMachine as AnyStateMachine,
    events: Object.values(boardMoveEvents).flat(),
    starts: { board: undefined },
  },
  {
    machine: deskBookingMachine as AnyStateMachine,
    events: Object.values(deskBookingEvents).flat(),
    starts: { desk: { draft: startDraft } },
  },
];

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'every state of %s says in two languages what the visitor is doing',
  (_id, machine) => {
    const silent = nodesOf(machine).filter((node) => {
      const { nl, en } = (node.meta as { description?: { nl?: string; en?: string } } | undefined)?.description ?? {};
      return node !== machine.root && !(nl && en);
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'every actor of %s has a name of its own and an answer to success and failure',
  (_id, machine) => {
    const invoked = nodesOf(machine).flatMap((node) => node.invoke.map((invoke) => ({ node, id: invoke.id })));
    const events = (node: (typeof invoked)[number]['node']) => [...node.transitions.keys()];
    const unanswered = invoked.filter(({ node, id }) => {
      const done = callbacks.includes(id) || events(node).includes(`xstate.done.actor.${id}`);
      return !done || !events(node).includes(`xstate.error.actor.${id}`) || /\d+\./.test(id);
    });
    expect(unanswered.map(({ id }) => id)).toEqual([]);
    expect(nodesOf(machine).filter((node) => node.after.length > 0)).toEqual([]);
  },
);

test.each(children.map((child) => [child.machine.id, child] as const))(
  'every state and every transition of %s can be walked',
  (_id, { machine, events, starts }) => {
    const options = {
      starts,
      events,
      serialize: (snapshot: { value: unknown; context: unknown }) => JSON.stringify([snapshot.value, snapshot.context]),
      mayHappen: () => true,
      isOver: (snapshot: { status: string }) => snapshot.status !== 'active',
      limit: 6_000,
    };
    const { states } = explore(machine, options);
    const seen = new Set(states.flatMap(({ end }) => [...end._nodes].map(({ id }: { id: string }) => id)));
    const passing = ['opening', 'weighing', 'deciding'];
    const unseen = nodesOf(machine).filter(({ id, key }) => !seen.has(id) && !passing.includes(key));
    expect(unseen.map(({ id }) => id)).toEqual([]);

    const takenTransitions = new Set(
      states.flatMap(({ end }) => events.flatMap((event) => machine.getTransitionData(end, event) ?? [])),
    );
    const all = nodesOf(machine).flatMap((node) => [...node.transitions.values()].flat());
    expect(
      all.filter((each) => !takenTransitions.has(each)).map(({ source, eventType }) => `${source.id} ${eventType}`),
    ).toEqual([]);
  },
);

test('the chart in the README is the machine’s', () => {
  const readme = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
  expect(/```mermaid\n([\s\S]*?)\n```/.exec(readme)?.[1]).toBe(mermaidOf(reservationMachine, 'visit'));
});
