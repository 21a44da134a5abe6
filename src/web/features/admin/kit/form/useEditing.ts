import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { editingMachine } from '#machines/editing/editing.machine.ts';
import { isBusy, isRefused } from '#machines/editing/editing.selectors.ts';
import { startEditing } from './startEditing.ts';

/** What the server has: the form's values, and the version to save over. */
export type Saved<Values> = { values: Values; version: number };

export type EditingOptions<Values extends FieldValues> = {
  /** What the server had when the page was opened. */
  initial: Saved<Values>;
  /** Throws the server's refusal. */
  save: (values: Values, version: number) => Promise<Saved<Values>>;
  /** What the server has now. */
  reload: () => Promise<Saved<Values>>;
  /** New, and what the form opens with may be saved as it is. */
  isProposal?: boolean;
  resolver?: Resolver<Values>;
};

export type EditingRef = ActorRefFrom<typeof editingMachine>;

export type Editing<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  actor: EditingRef;
  /** What somebody else saved, while both versions are shown. */
  theirs: () => Values;
  /** For the form's submit; throws what the server refused, so that it goes to the fields. */
  submit: () => Promise<void>;
};

/** A form of the back office driven by the machine `editing`. */
export function useEditing<Values extends FieldValues>(options: EditingOptions<Values>): Editing<Values> {
  const { initial, resolver } = options;
  const form = useForm<Values, unknown, Values>({
    defaultValues: initial.values as DefaultValues<Values>,
    shouldFocusError: false,
    ...(resolver ? { resolver } : {}),
  });
  const [{ actor, theirs, lastFailure }] = useState(() => startEditing(form, options));
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => actor.send({ type: isDirty ? 'form.changed' : 'form.unchanged' }),
    });
    return unsubscribe;
  }, [form, actor]);
  const submit = async (): Promise<void> => {
    actor.send({ type: 'save.requested' });
    const after = await waitFor(actor, (snapshot) => !isBusy(snapshot));
    if (isRefused(after)) throw lastFailure();
  };
  return { form, actor, theirs, submit };
}
