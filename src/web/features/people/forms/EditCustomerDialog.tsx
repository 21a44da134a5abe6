import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer, CustomerForm, CustomerInfo } from '#contract/names.ts';
import type { SubmissionRef } from '#machines/submission/submission.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toastError } from '#web/ui/toast.ts';
import { CustomerFields, customerFieldNames } from './CustomerFields.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { dialogButtons } from './forms.css.ts';
import { FormShell, SubmitButton } from './FormShell.tsx';
import { useDetailsForm } from './useCustomerForm.ts';

type EditCustomerDialogProps = {
  form: SubmissionRef<CustomerForm>;
  customer: Customer;
  settings: CustomerInfo;
};

export function EditCustomerDialog(props: EditCustomerDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => props.form.send({ type: 'form.dismissed' })}
      width="wide"
      title={t({ id: 'customer.edit.title', message: 'Gegevens wijzigen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <EditCustomerForm {...props} />
    </Dialog>
  );
}

function EditCustomerForm({ form: machine, customer, settings }: EditCustomerDialogProps) {
  const { t } = useLingui();
  const form = useDetailsForm(settings, customer);
  const failureTitle = t({ id: 'details.saveFailed', message: 'Je gegevens konden niet worden bijgewerkt' });
  const text = t({
    id: 'customer.edit.failed',
    message: 'Er is een fout opgetreden bij het bijwerken van je gegevens.',
  });
  return (
    <FormShell
      form={form}
      formId="edit"
      label={t({ id: 'customer.edit.title', message: 'Gegevens wijzigen' })}
      fields={customerFieldNames}
      failureTitle={failureTitle}
      failureText={() => text}
      onFailure={() => toastError({ title: failureTitle, text })}
      onSubmit={(values) => submitTo(machine, values)}
    >
      <CustomerFields form={form} formId="edit" settings={settings} />
      <CurrentPassword form={form} formId="edit" email={customer.email} />
      <div className={dialogButtons}>
        <Button kind="text" onClick={() => machine.send({ type: 'form.dismissed' })}>
          <Trans id="common.cancel">Annuleren</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans id="common.save">Opslaan</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}
