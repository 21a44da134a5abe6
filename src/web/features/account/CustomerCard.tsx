import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerForm } from '#contract/names.ts';
import { isEditing } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { EditCustomerDialog, UnconfirmedEmail } from '#web/features/people/forms/lazyForms.ts';
import { customerQuery, saveCustomer } from '#web/queries/customers.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './account.css.ts';

export function CustomerCard() {
  const { t } = useLingui();
  const { customerInfo } = useConfig();
  const { data: customer } = useQuery(customerQuery);
  const { mutateAsync } = useMutation(saveCustomer(useQueryClient()));
  const session = useSessionActor();
  const editing = useSession(isEditing);
  if (customer === undefined) return null;
  const save = async (form: CustomerForm): Promise<void> => {
    await mutateAsync(form);
    session.send({ type: 'details.saved' });
    toastSuccess(t({ id: 'notice.details_saved', message: 'Je gegevens zijn bijgewerkt' }));
  };
  const { firstName, middleName, lastName } = customer;
  return (
    <Panel className={css.customer}>
      <h2 className={type.h3}>{[firstName, middleName, lastName].filter(Boolean).join(' ')}</h2>
      <p className={joinClasses(muted, css.breakable)}>{customer.email}</p>
      <p className={muted}>{customer.phone}</p>
      <Suspense>
        <UnconfirmedEmail customer={customer} />
      </Suspense>
      <div className={css.cardAction}>
        <Button kind="outline" onClick={() => session.send({ type: 'edit.requested' })}>
          <Trans id="customer.edit">Gegevens wijzigen</Trans>
        </Button>
      </div>
      {editing ? (
        <Suspense>
          <EditCustomerDialog
            open
            onClose={() => session.send({ type: 'edit.dismissed' })}
            customer={customer}
            settings={customerInfo}
            onSave={save}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
