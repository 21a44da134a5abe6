import { assertEvent, setup } from 'xstate';
import { staffSecurityActors, type StaffSecurityActors } from './staffSecurity.actors.ts';
import type {
  StaffSecurityAnswer,
  StaffSecurityContext,
  StaffSecurityEmitted,
  StaffSecurityEvent,
} from './staffSecurity.types.ts';

type MachineEvent = StaffSecurityEvent | StaffSecurityAnswer;

const base = setup({
  types: {
    context: {} as StaffSecurityContext,
    events: {} as MachineEvent,
    emitted: {} as StaffSecurityEmitted,
    children: {} as { [Form in keyof StaffSecurityActors]: Form },
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: staffSecurityActors,
  guards: {
    formIsSubmitted: ({ event }) => 'output' in event && event.output.kind === 'submitted',
    codesAreGiven: ({ event }) => codesIn(event) !== null,
  },
});

export const staffSecuritySetup = base.extend({
  actions: {
    assignPasskey: base.assign(({ event }) => {
      assertEvent(event, 'passkeyRemoval.requested');
      return { passkeyId: event.id };
    }),
    assignSecret: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.startFactor');
      return { secret: event.output.kind === 'submitted' ? (event.output.answer ?? null) : null };
    }),
    assignCodes: base.assign(({ event }) => ({ secret: null, codes: codesIn(event) })),
    forgetShown: base.assign({ passkeyId: null, secret: null, codes: null }),
    emitPasswordChanged: base.emit({ type: 'notice', code: 'password_changed' }),
  },
});

function codesIn(event: MachineEvent): string[] | null {
  assertEvent(event, [
    'xstate.done.actor.confirmFactor',
    'xstate.done.actor.renewCodes',
    'xstate.done.actor.addPasskey',
  ]);
  return (event.output.kind === 'submitted' && event.output.answer?.recoveryCodes) || null;
}
