import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { subscriptionsQuery } from '#web/queries/customers.ts';
import { artImage } from '#web/ui/artImage.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { AccountList } from './AccountList.tsx';
import * as css from './subscription.css.ts';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';

export function Subscriptions() {
  return (
    <AccountList
      id="account-subscriptions"
      title={<Trans id="account.subscriptions">Mijn abonnementen</Trans>}
      answer={useQuery(subscriptionsQuery)}
      failed={<Trans id="account.subscriptions.failed">Je abonnementen konden niet worden opgehaald.</Trans>}
      none={<Trans id="account.subscriptions.none">Je hebt geen abonnementen</Trans>}
    >
      {(subscriptions) => (
        <div className={css.card}>
          <Picture image={artImage('dagdroom')} width={368} className={css.picture} />
          <ul className={css.list}>
            {subscriptions.map((subscription) => (
              <SubscriptionFacts key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        </div>
      )}
    </AccountList>
  );
}
