import type { FormRefusal } from '#machines/formRefusal.ts';

export type SubmissionContext = { refusal: FormRefusal | null };

/** What the form holds goes on to the actor and is not kept: it may have a password. */
export type SubmissionEvent<Form> = { type: 'form.submitted'; form: Form } | { type: 'form.dismissed' };

export type SubmissionAnswer<Answer = null> =
  | { type: 'xstate.done.actor.submit'; output: Answer }
  | { type: 'xstate.error.actor.submit'; error: unknown };

/** `answer`: what the server gave for the form, where it gives anything. `failed`: what the form was for has ended, or its link works no more. */
export type SubmissionOutput<Answer = null> =
  | { kind: 'submitted'; answer?: Answer }
  | { kind: 'dismissed' }
  | { kind: 'failed'; problem: string };

/** What a machine hears of a form that it invoked. */
export type FormAnswer<Id extends string, Answer = null> = Id extends Id
  ?
      | { type: `xstate.done.actor.${Id}`; output: SubmissionOutput<Answer> }
      | { type: `xstate.error.actor.${Id}`; error: unknown }
  : never;
