import { useState, type FormEvent } from 'react';

type ActionOptions = {
  /** False where a field is not filled in well: the field says so. */
  check: () => boolean;
  onConfirm: () => Promise<unknown>;
  onDone: () => void;
};

type Action = { isBusy: boolean; problem: unknown; submit: (event: FormEvent) => void };

/** What a dialog's form does once at a time; `problem` is why it was refused, null before. */
export function useAction({ check, onConfirm, onDone }: ActionOptions): Action {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const confirm = async (): Promise<void> => {
    if (isBusy || !check()) return;
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirm();
  };
  return { isBusy, problem, submit };
}
