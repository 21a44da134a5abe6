import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { subscriptionQuery } from '#web/queries/admin/subscriptions.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card as cardClass } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CreditFacts } from './CreditFacts.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionHistory } from './SubscriptionHistory.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import { useVisitsText } from './useVisitsText.ts';

export function SubscriptionScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const mayChange = usePermission('change_money');
  const auditLabels = useAuditLabels();
  const { data, error, refetch } = useQuery(subscriptionQuery(id));
  return (
    <AdminPage
      title={data?.subscription.name ?? t({ id: 'credit.visits.card', message: 'Kaart' })}
      crumbs={[<SubscriptionsCrumb key="cards" />]}
      actions={data && mayChange ? <SubscriptionActions card={data.subscription} /> : undefined}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <>
          <Facts card={data.subscription} />
          <SubscriptionHistory movements={data.movements} />
          <AuditTimeline object={`subscription:${id}`} labels={auditLabels} />
        </>
      )}
    </AdminPage>
  );
}

function SubscriptionsCrumb() {
  return (
    <Link to="/admin/credits/multi-visit-cards" className={linkClass}>
      <Trans id="credit.visits">Badenkaarten en abonnementen</Trans>
    </Link>
  );
}

function useAuditLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    used: t({ id: 'credit.visits.used', message: 'Bezoeken gebruikt' }),
    usableTo: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
    stoppedBy: t({ id: 'credit.visits.stoppedBy', message: 'Gestopt door' }),
    reason: t({ id: 'credit.reason', message: 'Reden' }),
  };
}

function Facts({ card }: { card: Subscription }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const visits = useVisitsText();
  const mayReadGuests = usePermission('read_guests');
  const { customerId, customerName, usableTo, number, createdAt } = card;
  const owner = mayReadGuests ? (
    <Link key="owner" to="/admin/customers/$id" params={{ id: customerId }} className={linkClass}>
      {customerName}
    </Link>
  ) : (
    customerName
  );
  return (
    <section className={cardClass} aria-label={t({ id: 'credit.facts', message: 'Stand' })}>
      <CreditFacts
        facts={[
          [t({ id: 'credit.visits.used', message: 'Bezoeken gebruikt' }), visits(card)],
          [t({ id: 'admin.state', message: 'Status' }), <SubscriptionState key="state" card={card} />],
          [t({ id: 'credit.visits.owner', message: 'Van' }), owner],
          [
            t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
            usableTo === null ? '–' : dayWithYear(usableTo, locale),
          ],
          [t({ id: 'credit.since', message: 'Uitgegeven' }), moment(createdAt)],
          [t({ id: 'credit.order', message: 'Bestelling' }), number ?? '–'],
        ]}
      />
    </section>
  );
}
