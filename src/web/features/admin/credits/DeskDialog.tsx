import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { dialogButtons } from '#web/features/people/forms/forms.css.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { creditSentence } from './creditSentence.ts';

type DeskDialogProps<Values extends FieldValues> = {
  title: string;
  formId: string;
  values: Values;
  /** What each field is called, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
  required: readonly (keyof Values & string)[] | ((values: Values) => readonly (keyof Values & string)[]);
  action: ReactNode;
  failureTitle: string;
  failureText?: (code: string) => string | null;
  onSubmit: (values: Values) => Promise<unknown>;
  /** After a refusal: what was read may be old. */
  onRefused?: () => void;
  onClose: () => void;
  /** Where closing is more than being done with it. */
  onCancel?: () => void;
  children: (form: UseFormReturn<Values, unknown, Values>) => ReactNode;
};

/** Something that the desk does to a credit, in a form of its own; closes when it is done. */
export function DeskDialog<Values extends FieldValues>(props: DeskDialogProps<Values>) {
  const { title, onClose, onCancel = onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog open onClose={onCancel} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <DeskForm {...props} />
    </Dialog>
  );
}

function DeskForm<Values extends FieldValues>(props: DeskDialogProps<Values>) {
  const { title, formId, values, labels, required, action, failureTitle, failureText, onSubmit, onRefused } = props;
  const { i18n } = useLingui();
  const form = useForm<Values, unknown, Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: requiredResolver(required),
    shouldFocusError: false,
  });
  const submit = async (typed: Values): Promise<void> => {
    await onSubmit(typed);
    props.onClose();
  };
  return (
    <FormShell
      form={form}
      formId={formId}
      label={title}
      fields={Object.keys(labels)}
      errorText={(name, code) => i18n._(creditSentence(code, labels[name] ?? name))}
      failureTitle={failureTitle}
      failureText={failureText}
      onSubmit={submit}
      {...(onRefused ? { onFailure: onRefused } : {})}
    >
      {props.children(form)}
      <div className={dialogButtons}>
        <Button kind="text" onClick={props.onCancel ?? props.onClose}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>{action}</SubmitButton>
      </div>
    </FormShell>
  );
}

const requiredResolver =
  <Values extends FieldValues>(required: DeskDialogProps<Values>['required']): Resolver<Values, unknown, Values> =>
  (values) => {
    const names = typeof required === 'function' ? required(values) : required;
    const missing = names.filter((name) => values[name] === null || String(values[name]).trim() === '');
    if (missing.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(missing.map((name) => [name, { type: 'required', message: 'required' }]));
    return { values: {}, errors: errors as never };
  };
