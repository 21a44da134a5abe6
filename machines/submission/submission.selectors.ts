import type { ActorRef, Snapshot } from 'xstate';
import type { FormRefusal } from '#machines/formRefusal.ts';
import type { SubmissionContext, SubmissionEvent } from './submission.types.ts';

type SubmissionSnapshot = Snapshot<unknown> & { hasTag: (tag: 'busy') => boolean; context: SubmissionContext };

export type SubmissionRef<Form> = ActorRef<SubmissionSnapshot, SubmissionEvent<Form>>;

export const isSubmitting = (snapshot: SubmissionSnapshot): boolean => snapshot.hasTag('busy');

/** Null until the form was refused, and while it is submitted again. */
export const formRefusal = ({ context }: SubmissionSnapshot): FormRefusal | null => context.refusal;
