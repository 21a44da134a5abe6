import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { createActor, fromPromise } from 'xstate';
import { editingMachine } from '#machines/editing/editing.machine.ts';
import type { EditingOptions, Saved } from './useEditing.ts';

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/** The machine with the form's values around it: what the server has, had before, and has from somebody else. */
export function startEditing<Values extends FieldValues>(
  form: Form<Values>,
  { initial, save, reload, isProposal = false }: Omit<EditingOptions<Values>, 'resolver'>,
) {
  let current = initial;
  let former: Saved<Values> | null = null;
  let failure: unknown = null;
  const attempt = async (call: () => Promise<void>): Promise<null> => {
    try {
      await call();
      return null;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const show = (values: Values): void => form.reset(values as DefaultValues<Values>);
  const machine = editingMachine.provide({
    actors: {
      save: fromPromise(() =>
        attempt(async () => {
          const typed = structuredClone(form.getValues());
          const saved = await save(typed, current.version);
          former = current;
          current = saved;
          // What was typed meanwhile stays, and counts as a change.
          form.reset(saved.values as DefaultValues<Values>, { keepDirtyValues: !isEqual(typed, form.getValues()) });
        }),
      ),
      undo: fromPromise(() =>
        attempt(async () => {
          current = await save((former ?? current).values, current.version);
          former = null;
        }),
      ),
      loadTheirs: fromPromise(() =>
        attempt(async () => {
          current = await reload();
        }),
      ),
    },
  });
  const actor = createActor(machine, { input: { isProposal } });
  actor.on('values.reset', () => show(current.values));
  actor.start();
  return { actor, theirs: () => current.values, lastFailure: () => failure };
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
