import { fromPromise, type PromiseActorLogic } from 'xstate';

type SubmissionActors<Form, Answer> = { submit: PromiseActorLogic<Answer, { form: Form }> };

/** Of a machine for a form: `submit` gives what the form holds to the server. */
export const submissionActors = <Form>(submit: (form: Form) => Promise<unknown>): SubmissionActors<Form, null> => ({
  submit: fromPromise(async ({ input }) => {
    await submit(input.form);
    return null;
  }),
});

/** The same where the machine hears what the server gave for it. */
export const answeredActors = <Form, Answer>(
  submit: (form: Form) => Promise<Answer>,
): SubmissionActors<Form, Answer> => ({
  submit: fromPromise(({ input }) => submit(input.form)),
});
