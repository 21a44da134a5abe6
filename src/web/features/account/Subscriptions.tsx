import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { subscriptionsQuery } from '#web/queries/customers.ts';
import { artImage } from '#web/ui/artImage.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';
import * as card from './subscription.css.ts';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';

/** 'Mijn abonnementen'. */
export function Subscriptions() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(subscriptionsQuery);
  return (
    <section className={css.list} aria-labelledby="account-subscriptions">
      <h2 id="account-subscriptions" className={type.h2}>
        <Trans id="account.subscriptions">Mijn abonnementen</Trans>
      </h2>
      {isError ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          <Trans id="account.subscriptions.failed">Je abonnementen konden niet worden opgehaald.</Trans>
        </RetryNote>
      ) : null}
      {data === undefined && !isError ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {data?.length === 0 ? (
        <Panel>
          <p>
            <Trans id="account.subscriptions.none">Je hebt geen abonnementen</Trans>
          </p>
        </Panel>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <div className={card.card}>
          <Picture image={artImage('dagdroom')} width={368} className={card.picture} />
          <ul className={card.list}>
            {data.map((subscription) => (
              <SubscriptionFacts key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
