import { assertEvent, setup } from 'xstate';
import { endingOf, failureOf } from '#machines/failureCode.ts';
import { formRefusalOf } from '#machines/formRefusal.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { SubmissionAnswer, SubmissionContext, SubmissionEvent, SubmissionOutput } from './submission.types.ts';

const filledIn = { 'form.submitted': 'submitting', 'form.dismissed': 'closed' } as const;

function outputOf<Answer>(event: SubmissionEvent<unknown> | SubmissionAnswer<Answer>): SubmissionOutput<Answer> {
  const problem = failureOf(event);
  if (problem !== null) return { kind: 'failed', problem };
  if (event.type === 'form.dismissed') return { kind: 'dismissed' };
  return { kind: 'submitted', answer: (event as { output: Answer }).output };
}

/** Nothing that is typed can mend it: the reservation has ended, or the link works no more. */
const isPurposeOver = (problem: string | null): boolean => problem === 'token_invalid' || endingOf(problem) !== null;

/** A form that goes to the server: it stays as it was typed until the server took it, so a refusal loses nothing. What it was for may have ended. */
export function submissionMachine<Form, Answer = null>(id: string) {
  const base = setup({
    types: {
      context: {} as SubmissionContext,
      events: {} as SubmissionEvent<Form> | SubmissionAnswer<Answer>,
      output: {} as SubmissionOutput<Answer>,
      tags: {} as 'busy',
      meta: {} as { description: { nl: string; en: string } },
    },
    actors: { submit: promiseNotProvided<Answer, { form: Form }>('submit') },
    guards: { purposeIsOver: ({ event }) => isPurposeOver(failureOf(event)) },
  });
  const submissionSetup = base.extend({
    actions: {
      assignRefusal: base.assign(({ event }) => ({ refusal: formRefusalOf('error' in event ? event.error : null) })),
      clearRefusal: base.assign({ refusal: null }),
    },
  });
  return submissionSetup.createMachine({
    id,
    context: { refusal: null },
    initial: 'typing',
    states: {
      typing: {
        meta: { description: { nl: 'Het formulier invullen', en: 'Filling in the form' } },
        on: filledIn,
      },
      submitting: {
        tags: 'busy',
        entry: 'clearRefusal',
        meta: { description: { nl: 'Het formulier wordt verstuurd', en: 'The form is being sent' } },
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted');
            return { form: event.form };
          },
          onDone: 'closed',
          onError: [
            { guard: 'purposeIsOver', target: 'closed' },
            { target: 'refused', actions: 'assignRefusal' },
          ],
        },
      },
      refused: {
        meta: { description: { nl: 'Leest waarom het niet lukte', en: 'Reading why it did not work' } },
        on: filledIn,
      },
      closed: {
        type: 'final',
        output: ({ event }) => outputOf(event),
        meta: { description: { nl: 'Het formulier is klaar', en: 'The form is done with' } },
      },
    },
    output: ({ event }) => event.output as SubmissionOutput<Answer>,
  });
}
