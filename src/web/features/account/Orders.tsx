import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '#web/queries/customerHistory.ts';
import { AccountList } from './AccountList.tsx';
import { MoreButton } from './MoreButton.tsx';
import { OrderCard } from './OrderCard.tsx';

export function Orders() {
  const answer = useInfiniteQuery(ordersQuery);
  return (
    <AccountList
      id="account-orders"
      title={<Trans id="account.orders">Bestellingen</Trans>}
      answer={answer}
      failed={<Trans id="account.orders.failed">Je bestellingen konden niet worden opgehaald.</Trans>}
    >
      {(orders) => (
        <>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          <MoreButton answer={answer} />
        </>
      )}
    </AccountList>
  );
}
