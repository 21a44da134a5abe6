import type { FormRefusal } from '#machines/formRefusal.ts';

export type SubmissionContext = { refusal: FormRefusal | null };

/** What the form holds goes on to the actor and is not kept: it may have a password. */
export type SubmissionEvent<Form> = { type: 'form.submitted'; form: Form } | { type: 'form.dismissed' };

export type SubmissionAnswer =
  | { type: 'xstate.done.actor.submit'; output: null }
  | { type: 'xstate.error.actor.submit'; error: unknown };

/** `failed`: the reservation that the form was for has ended, or its link works no more. */
export type SubmissionOutput = { kind: 'submitted' | 'dismissed' } | { kind: 'failed'; problem: string };

/** What a machine hears of a form that it invoked. */
export type FormAnswer<Id extends string> = Id extends Id
  ? { type: `xstate.done.actor.${Id}`; output: SubmissionOutput } | { type: `xstate.error.actor.${Id}`; error: unknown }
  : never;
