import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Of a machine for a form: `submit` gives what the form holds to the server. */
export const submissionActors = <Form>(
  submit: (form: Form) => Promise<unknown>,
): { submit: PromiseActorLogic<null, { form: Form }> } => ({
  submit: fromPromise(async ({ input }) => {
    await submit(input.form);
    return null;
  }),
});
