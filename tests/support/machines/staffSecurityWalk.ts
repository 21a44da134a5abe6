import { createActor } from 'xstate';
import { staffSecurityActors, type StaffSecurityActors } from '#machines/staffSecurity/staffSecurity.actors.ts';
import { staffSecurityMachine } from '#machines/staffSecurity/staffSecurity.machine.ts';
import { securityForm } from '#machines/staffSecurity/staffSecurity.selectors.ts';
import type { StaffSecurityAnswer, StaffSecurityEvent } from '#machines/staffSecurity/staffSecurity.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

type FormId = keyof StaffSecurityActors;

export function runStaffSecurity() {
  const world = controlledActors();
  const { changePassword, startFactor, confirmFactor, removeFactor, renewCodes, addPasskey, removePasskey } =
    staffSecurityActors;
  const actors: StaffSecurityActors = {
    changePassword: changePassword.provide({ actors: { submit: world.promise('changePassword') } }),
    startFactor: startFactor.provide({ actors: { submit: world.promise('startFactor') } }),
    confirmFactor: confirmFactor.provide({ actors: { submit: world.promise('confirmFactor') } }),
    removeFactor: removeFactor.provide({ actors: { submit: world.promise('removeFactor') } }),
    renewCodes: renewCodes.provide({ actors: { submit: world.promise('renewCodes') } }),
    addPasskey: addPasskey.provide({ actors: { submit: world.promise('addPasskey') } }),
    removePasskey: removePasskey.provide({ actors: { submit: world.promise('removePasskey') } }),
  };
  const actor = createActor(staffSecurityMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot,
    submit: (id: FormId, form: object) =>
      securityForm(id)(snapshot())?.send({ type: 'form.submitted', form: form as never }),
    dismiss: (id: FormId) => securityForm(id)(snapshot())?.send({ type: 'form.dismissed' }),
    /** All that is held, with that of the forms. */
    held: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
}

export const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Olijfgaard' };
export const recovery = { recoveryCodes: ['abcd-efgh', 'ijkl-mnop'] };

type FormAnswers<Id extends FormId> = Pick<
  EventsByType<StaffSecurityAnswer>,
  `xstate.done.actor.${Id}` | `xstate.error.actor.${Id}`
>;

const formAnswers = <const Id extends FormId>(id: Id, ...answers: unknown[]): FormAnswers<Id> =>
  ({
    [`xstate.done.actor.${id}`]: [
      ...answers.map((answer) => ({ type: `xstate.done.actor.${id}`, output: { kind: 'submitted', answer } })),
      { type: `xstate.done.actor.${id}`, output: { kind: 'dismissed' } },
    ],
    [`xstate.error.actor.${id}`]: [{ type: `xstate.error.actor.${id}`, error: { code: 'internal' } }],
  }) as unknown as FormAnswers<Id>;

export const staffSecurityEvents = {
  'app.requested': [{ type: 'app.requested' }],
  'appRemoval.requested': [{ type: 'appRemoval.requested' }],
  'renewal.requested': [{ type: 'renewal.requested' }],
  'passkey.requested': [{ type: 'passkey.requested' }],
  'passkeyRemoval.requested': [{ type: 'passkeyRemoval.requested', id: 'p1' }],
  'codes.saved': [{ type: 'codes.saved' }],
  ...formAnswers('changePassword', null),
  ...formAnswers('startFactor', secret),
  ...formAnswers('confirmFactor', recovery),
  ...formAnswers('removeFactor', null),
  ...formAnswers('renewCodes', recovery),
  ...formAnswers('addPasskey', recovery, { recoveryCodes: null }),
  ...formAnswers('removePasskey', null),
} satisfies EventsByType<StaffSecurityEvent | StaffSecurityAnswer>;
