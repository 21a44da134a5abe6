import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLoginEnding } from '#web/features/people/logins/useLoginEnding.ts';
import { endSessionsOfCustomer } from '#web/queries/admin/customers.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionDialog } from '../reservations/ActionDialog.tsx';

/** For a customer who rings about a lost telephone. */
export function EndCustomerLogins({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(endSessionsOfCustomer(useQueryClient(), id));
  const ending = useLoginEnding<null>(
    () => mutateAsync(),
    () => toastSuccess(t({ id: 'admin.customer.loggedOut', message: 'De klant is overal uitgelogd' })),
  );
  return (
    <>
      <Button kind="outline" size="small" onClick={() => ending.request(null)}>
        <Trans id="admin.sessions.endAll">Overal uitloggen</Trans>
      </Button>
      {ending.isAsked ? (
        <ActionDialog
          title={t({ id: 'admin.sessions.endAll', message: 'Overal uitloggen' })}
          action={t({ id: 'account.logout', message: 'Uitloggen' })}
          onConfirm={() => ending.confirm(null)}
          onClose={ending.dismiss}
        >
          <p>
            <Trans id="admin.customer.endLogins">
              {name} moet op elk apparaat opnieuw inloggen. Reserveringen en gegevens blijven zoals ze zijn.
            </Trans>
          </p>
        </ActionDialog>
      ) : null}
    </>
  );
}
