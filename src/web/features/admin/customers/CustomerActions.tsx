import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Customer } from '#contract/names.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { eraseCustomer, exportCustomer } from '#web/queries/admin/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { fullName } from './fullName.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** Erasing begins with typing the address over, and goes on with the own password. */
type Step = 'exporting' | 'merging' | 'typing' | 'erasing' | null;

/** Export, merge and erasure, for who may; each asks the own password again. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const [step, goTo] = useState<Step>(null);
  const close = (): void => goTo(null);
  return (
    <>
      <Button kind="outline" size="small" onClick={() => goTo('exporting')}>
        <Trans id="admin.customer.export">Gegevens downloaden</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => goTo('merging')}>
        <Trans id="admin.customer.merge">Samenvoegen</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => goTo('typing')}>
        <Trans id="admin.customer.erase">Klant wissen</Trans>
      </Button>
      {step === 'exporting' ? <ExportDialog customer={customer} onClose={close} /> : null}
      {step === 'merging' ? <MergeDialog id={customer.id} onClose={close} /> : null}
      <DangerDialog
        open={step === 'typing'}
        title={t({ id: 'admin.customer.erase', message: 'Klant wissen' })}
        typed={customer.email}
        action={t({ id: 'admin.customer.erase.next', message: 'Verder' })}
        onConfirm={async () => goTo('erasing')}
        onClose={() => goTo((now) => (now === 'typing' ? null : now))}
      >
        <p>
          <Trans id="admin.customer.erase.text">
            Naam, contactgegevens en opmerkingen worden gewist. Dat kan niet worden teruggedraaid. Bedragen en nummers
            blijven zonder naam in de boeken staan; bezoeken die nog op een kaart staan, vervallen.
          </Trans>
        </p>
      </DangerDialog>
      {step === 'erasing' ? <EraseDialog customer={customer} onClose={close} /> : null}
    </>
  );
}

type DialogProps = { customer: Customer; onClose: () => void };

function ExportDialog({ customer, onClose }: DialogProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(exportCustomer(customer.id));
  const title = t({ id: 'admin.customer.export', message: 'Gegevens downloaden' });
  const save = async (proof: { password: string }): Promise<void> => {
    const { file, page } = await mutateAsync(proof);
    saveFile(page, 'text/html', `${fullName(customer)}.html`);
    saveFile(JSON.stringify(file, null, 2), 'application/json', `${fullName(customer)}.json`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordProof
        formId="exportCustomer"
        label={title}
        submit={<Trans id="account.export.submit">Downloaden</Trans>}
        failureTitle={t({ id: 'admin.customer.export.failed', message: 'Niet gedownload' })}
        onSubmit={save}
        onClose={onClose}
      >
        <p>
          <Trans id="admin.customer.export.text">
            Alles wat over deze klant wordt bewaard, als pagina en als bestand. Vul je eigen wachtwoord in.
          </Trans>
        </p>
      </PasswordProof>
    </Dialog>
  );
}

function EraseDialog({ customer, onClose }: DialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(eraseCustomer(useQueryClient(), customer.id));
  const title = t({ id: 'admin.customer.erase', message: 'Klant wissen' });
  const inUse = t({
    id: 'admin.customer.erase.in_use',
    message: 'Deze klant heeft nog een reservering. Annuleer die eerst.',
  });
  const erase = async (proof: { password: string }): Promise<void> => {
    await mutateAsync(proof);
    toastSuccess(t({ id: 'admin.customer.erased', message: 'De klant is gewist' }));
    await navigate({ to: '/admin/customers' });
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordProof
        formId="eraseCustomer"
        label={title}
        submit={<Trans id="account.erase.submit">Voorgoed verwijderen</Trans>}
        failureTitle={t({ id: 'admin.customer.erase.failed', message: 'De klant is niet gewist' })}
        failureText={(code) => (code === 'in_use' ? inUse : null)}
        onSubmit={erase}
        onClose={onClose}
      >
        <p>
          <Trans id="admin.customer.erase.password">Vul je eigen wachtwoord in.</Trans>
        </p>
      </PasswordProof>
    </Dialog>
  );
}
