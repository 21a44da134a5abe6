import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Refused } from '#machines/failureCode.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Note } from '#web/ui/Note.tsx';
import { errorList, fieldId, type FieldName } from './fieldNames.ts';
import { formClass } from './forms.css.ts';
import { applyFailure } from './submitFailure.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFieldLabels } from './useFieldLabels.ts';

type FormShellProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  formId: string;
  /** In the order of the screen. */
  fields: readonly string[];
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** For fields that a customer's form does not have. */
  errorText?: (name: string, code: string) => string;
  /** For a failure without a field; null falls back to the code's general sentence. */
  failureText?: ((code: string) => string | null) | undefined;
  failureTitle?: string | undefined;
  /** Called for a failure without a field. */
  onFailure?: () => void;
  label: string;
  children: ReactNode;
};

/** A form with an error summary of client and server errors. */
export function FormShell<Values extends FieldValues, Output>(props: FormShellProps<Values, Output>) {
  const { form, formId, fields, onSubmit, errorText, failureText, failureTitle, onFailure, label, children } = props;
  const { t, i18n } = useLingui();
  const labels = useFieldLabels();
  const { errors, submitCount } = useFormState({ control: form.control });
  const [failure, setFailure] = useState<Refused | null>(null);
  const [attempt, setAttempt] = useState(0);
  const items = errorList(errors, fields).map(({ name, code }) => ({
    fieldId: fieldId(formId, name),
    text: errorText?.(name, code) ?? i18n._(formSentence(code, labels[name as FieldName] ?? name)),
  }));
  useErrorTitle(submitCount > 0 && (items.length > 0 || failure !== null));
  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await onSubmit(values);
      } catch (error) {
        const refused = applyFailure(form, error);
        setFailure(refused);
        if (refused === null) setAttempt((count) => count + 1);
        else onFailure?.();
      }
    },
    () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  );
  return (
    <form noValidate aria-label={label} className={formClass} onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        title={t({ id: 'form.summary', message: 'Er klopt nog iets niet' })}
        items={items}
        attempt={attempt}
      />
      <div role="alert">
        {failure === null ? null : (
          <Note kind="danger" title={failureTitle}>
            <p>{failureText?.(failure.problem) ?? refusedText(failure)}</p>
          </Note>
        )}
      </div>
      {children}
    </form>
  );
}

type SubmitButtonProps<Values extends FieldValues, Output> = Pick<
  ComponentProps<typeof Button>,
  'kind' | 'className' | 'children'
> & { form: UseFormReturn<Values, unknown, Output> };

/** Busy until what the form holds is answered. */
export function SubmitButton<Values extends FieldValues, Output>({
  form,
  ...props
}: SubmitButtonProps<Values, Output>) {
  const { t } = useLingui();
  const { isSubmitting } = useFormState({ control: form.control });
  return <Button {...props} type="submit" busyLabel={isSubmitting && t({ id: 'common.busy', message: 'Bezig…' })} />;
}
