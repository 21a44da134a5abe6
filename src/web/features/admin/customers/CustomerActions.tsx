import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Customer } from '#contract/names.ts';
import type { CustomerActionsEmitted } from '#machines/customerActions/customerActions.types.ts';
import { customerDialog } from '#machines/customerActions/customerActions.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { useCustomerActions, type CustomerActionsRef } from './useCustomerActions.ts';

/** Export, merge and erasure, for who may; each asks the own password again. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const finish = useFinish();
  const actor = useCustomerActions(customer, finish);
  const dialog = useSelector(actor, customerDialog);
  return (
    <>
      <Button kind="outline" size="small" onClick={() => actor.send({ type: 'export.requested' })}>
        <Trans id="admin.customer.export">Gegevens downloaden</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => actor.send({ type: 'merge.requested' })}>
        <Trans id="admin.customer.merge">Samenvoegen</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => actor.send({ type: 'erasure.requested' })}>
        <Trans id="admin.customer.erase">Klant wissen</Trans>
      </Button>
      {dialog === 'exporting' ? <ExportDialog actor={actor} /> : null}
      {dialog === 'merging' ? <MergeDialog id={customer.id} actor={actor} /> : null}
      <DangerDialog
        open={dialog === 'typing'}
        title={t({ id: 'admin.customer.erase', message: 'Klant wissen' })}
        typed={customer.email}
        action={t({ id: 'admin.customer.erase.next', message: 'Verder' })}
        onConfirm={async () => actor.send({ type: 'address.typed' })}
        onClose={() => actor.send({ type: 'typing.dismissed' })}
      >
        <p>
          <Trans id="admin.customer.erase.text">
            Naam, contactgegevens en opmerkingen worden gewist. Dat kan niet worden teruggedraaid. Bedragen en nummers
            blijven zonder naam in de boeken staan; bezoeken die nog op een kaart staan, vervallen.
          </Trans>
        </p>
      </DangerDialog>
      {dialog === 'erasing' ? <EraseDialog actor={actor} /> : null}
    </>
  );
}

function useFinish(): (done: CustomerActionsEmitted) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (done) => {
    if (done.type === 'erased') {
      toastSuccess(t({ id: 'admin.customer.erased', message: 'De klant is gewist' }));
      void navigate({ to: '/admin/customers' });
    } else {
      toastSuccess(t({ id: 'admin.merge.done', message: 'De klanten zijn samengevoegd' }));
      void navigate({ to: '/admin/customers/$id', params: { id: done.staysId } });
    }
  };
}

type DialogProps = { actor: CustomerActionsRef };

function ExportDialog({ actor }: DialogProps) {
  const { t } = useLingui();
  const title = t({ id: 'admin.customer.export', message: 'Gegevens downloaden' });
  const close = (): void => actor.send({ type: 'form.dismissed' });
  return (
    <Dialog open onClose={close} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordProof
        formId="exportCustomer"
        label={title}
        submit={<Trans id="account.export.submit">Downloaden</Trans>}
        failureTitle={t({ id: 'admin.customer.export.failed', message: 'Niet gedownload' })}
        onSubmit={(proof) => submitTo(actor, proof)}
        onClose={close}
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

function EraseDialog({ actor }: DialogProps) {
  const { t } = useLingui();
  const title = t({ id: 'admin.customer.erase', message: 'Klant wissen' });
  const inUse = t({
    id: 'admin.customer.erase.in_use',
    message: 'Deze klant heeft nog een reservering. Annuleer die eerst.',
  });
  const close = (): void => actor.send({ type: 'form.dismissed' });
  return (
    <Dialog open onClose={close} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordProof
        formId="eraseCustomer"
        label={title}
        submit={<Trans id="account.erase.submit">Voorgoed verwijderen</Trans>}
        failureTitle={t({ id: 'admin.customer.erase.failed', message: 'De klant is niet gewist' })}
        failureText={(code) => (code === 'in_use' ? inUse : null)}
        onSubmit={(proof) => submitTo(actor, proof)}
        onClose={close}
      >
        <p>
          <Trans id="admin.customer.erase.password">Vul je eigen wachtwoord in.</Trans>
        </p>
      </PasswordProof>
    </Dialog>
  );
}
