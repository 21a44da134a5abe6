import { createActor } from 'xstate';
import type { ReceiptMailActors } from '#machines/receiptMail/receiptMail.actors.ts';
import { receiptMailMachine } from '#machines/receiptMail/receiptMail.machine.ts';
import type { ReceiptMailAnswer, ReceiptMailEvent } from '#machines/receiptMail/receiptMail.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runReceiptMail(email: string) {
  const world = controlledActors();
  const actors = { mailReceipt: world.promise('mailReceipt') } satisfies ReceiptMailActors;
  const actor = createActor(receiptMailMachine.provide({ actors }), { input: { email } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
  };
}

export const receiptMailEvents = {
  'address.typed': [
    { type: 'address.typed', email: 'boekhouding@voorbeeld.example' },
    { type: 'address.typed', email: 'boekhouding' },
  ],
  'mail.requested': [{ type: 'mail.requested' }],
  'xstate.done.actor.mailReceipt': [{ type: 'xstate.done.actor.mailReceipt', output: null }],
  'xstate.error.actor.mailReceipt': [
    { type: 'xstate.error.actor.mailReceipt', error: { code: 'payment_required' } },
    {
      type: 'xstate.error.actor.mailReceipt',
      error: { code: 'validation_failed', errors: [{ pointer: '/email', code: 'email_invalid' }] },
    },
  ],
} satisfies EventsByType<ReceiptMailEvent | ReceiptMailAnswer>;
