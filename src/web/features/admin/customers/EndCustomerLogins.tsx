import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { useLoginEnding } from '#web/features/people/logins/useLoginEnding.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { endSessionsOfCustomer } from '#web/queries/admin/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionForm } from '../kit/form/ActionForm.tsx';
import { useAction } from '../kit/form/useAction.ts';

type EndCustomerLoginsProps = { id: string; name: string };

/** For a customer who rings about a lost telephone. */
export function EndCustomerLogins({ id, name }: EndCustomerLoginsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const ending = useLoginEnding<null>(
    () => endSessionsOfCustomer(client, id),
    () => toastSuccess(t({ id: 'admin.customer.loggedOut', message: 'De klant is overal uitgelogd' })),
  );
  return (
    <>
      <Button kind="outline" size="small" onClick={() => ending.request(null)}>
        <Trans id="admin.sessions.endAll">Overal uitloggen</Trans>
      </Button>
      {ending.isAsked ? (
        <EndDialog name={name} onConfirm={() => ending.confirm(null)} onClose={ending.dismiss} />
      ) : null}
    </>
  );
}

type EndDialogProps = { name: string; onConfirm: () => Promise<void>; onClose: () => void };

function EndDialog({ name, onConfirm, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const { isBusy, problem, submit } = useAction({ check: () => true, onConfirm, onDone: () => undefined });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t({ id: 'admin.sessions.endAll', message: 'Overal uitloggen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <ActionForm
        action={t({ id: 'account.logout', message: 'Uitloggen' })}
        refusal={problem === null ? null : refusedText(refusedBy(problem))}
        isBusy={isBusy}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>
          <Trans id="admin.customer.endLogins">
            {name} moet op elk apparaat opnieuw inloggen. Reserveringen en gegevens blijven zoals ze zijn.
          </Trans>
        </p>
      </ActionForm>
    </Dialog>
  );
}
