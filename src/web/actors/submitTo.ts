import { waitFor } from 'xstate';
import { formRefusal, isSubmitting, type SubmissionRef } from '#machines/submission/submission.selectors.ts';

/**
 * For a form's submit: throws what the machine was refused, so that it goes to the fields. Nothing is sent without a machine, and
 * one that is stopped meanwhile has nothing more to say.
 */
export async function submitTo<Form>(machine: SubmissionRef<Form> | undefined, form: Form): Promise<void> {
  if (machine === undefined) return;
  machine.send({ type: 'form.submitted', form });
  const answered = await waitFor(machine, (snapshot) => !isSubmitting(snapshot)).catch(() => machine.getSnapshot());
  const refusal = formRefusal(answered);
  if (refusal !== null) throw Object.assign(new Error(refusal.code), refusal);
}
