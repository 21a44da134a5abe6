import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountForm } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.ts';
import { EditCustomerDialog, UnconfirmedEmail } from '#web/features/people/forms/lazyForms.ts';
import { customerQuery } from '#web/queries/customers.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './account.css.ts';

const detailsForm = accountForm('details');

export function CustomerCard() {
  const { customerInfo } = useConfig();
  const { data: customer } = useQuery(customerQuery);
  const session = useSessionActor();
  const details = useSession(detailsForm);
  if (customer === undefined) return null;
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
      {details === undefined ? null : (
        <Suspense>
          <EditCustomerDialog form={details} customer={customer} settings={customerInfo} />
        </Suspense>
      )}
    </Panel>
  );
}
