import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { customerQuery } from '#web/queries/admin/customers.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { NewReservationLink } from '../kit/NewReservationLink.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerHistory } from './CustomerHistory.tsx';
import { EditCustomer } from './EditCustomer.tsx';
import { EndCustomerLogins } from './EndCustomerLogins.tsx';
import { fullName } from './fullName.ts';

export function CustomerScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const mayChange = usePermission('change_customers');
  const mayErase = usePermission('erase_customers');
  const { data, error, refetch } = useQuery(customerQuery(id));
  const crumb = (
    <Link to="/admin/customers">
      <Trans id="admin.customers">Klanten</Trans>
    </Link>
  );
  if (data === undefined) {
    return (
      <AdminPage title={t({ id: 'admin.customer', message: 'Klant' })} crumbs={[crumb]}>
        {error === null ? (
          <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />
        ) : (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            {refusedText(refusedBy(error))}
          </RetryNote>
        )}
      </AdminPage>
    );
  }
  const { customer } = data;
  const former = data.formerEmails.join(', ');
  const [since, lastLogin] = [moment(data.createdAt), moment(data.lastUsedAt)];
  return (
    <AdminPage
      title={fullName(customer)}
      crumbs={[crumb]}
      lead={
        <>
          <Trans id="admin.customer.since">
            Klant sinds {since}, laatst ingelogd {lastLogin}
          </Trans>
          {former === '' ? null : (
            <>
              {'. '}
              <Trans id="admin.customer.former">Samengevoegd met {former}</Trans>
            </>
          )}
        </>
      }
      actions={
        <>
          <NewReservationLink customerId={id}>
            <Trans id="admin.customer.book">Boeken voor deze klant</Trans>
          </NewReservationLink>
          {mayChange ? <EndCustomerLogins id={id} name={fullName(customer)} /> : null}
          {mayErase ? <CustomerActions customer={customer} /> : null}
        </>
      }
    >
      {mayChange ? <EditCustomer key={former} details={data} /> : <CustomerFacts details={data} />}
      <CustomerHistory details={data} />
      <AuditTimeline object={`customer:${id}`} />
    </AdminPage>
  );
}
