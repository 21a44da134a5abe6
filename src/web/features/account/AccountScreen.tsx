import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isLoggedIn, isUnreachable } from '#machines/session/session.selectors.ts';
import { useSession } from '#web/actors/SessionActorContext.ts';
import { ordersQuery, pastReservationsQuery } from '#web/queries/customerHistory.ts';
import { customerReservationsQuery } from '#web/queries/account.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container, withPanel } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { GiftCards } from './GiftCards.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { Orders } from './Orders.tsx';
import { PastReservations } from './PastReservations.tsx';
import { Reservations } from './Reservations.tsx';
import { AccountSettings } from './settings/AccountSettings.tsx';
import { Subscriptions } from './Subscriptions.tsx';
import { Unreachable } from './Unreachable.tsx';
import { useAccountNotices } from './useAccountNotices.ts';

export function AccountScreen() {
  const { t } = useLingui();
  useAccountNotices();
  const loggedIn = useSession(isLoggedIn);
  const unreachable = useSession(isUnreachable);
  return (
    <Main className={joinClasses(container, css.page)}>
      <PageTitle parts={[t({ id: 'account.title', message: 'Mijn account' })]} />
      <div className={css.titleRow}>
        <h1 className={type.h1}>
          <Trans id="account.title">Mijn account</Trans>
        </h1>
        {loggedIn ? <LogoutButton className={css.wideOnly} /> : null}
      </div>
      {unreachable ? <Unreachable /> : null}
      {loggedIn || unreachable ? null : <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />}
      {loggedIn ? <Content /> : null}
      <LogoutDialog />
    </Main>
  );
}

/** What stands below the reservations on phones comes with them, so that it does not move. */
function Content() {
  const isPending = useIsPending();
  return (
    <>
      <div className={withPanel}>
        <div className={css.main}>
          <Reservations />
          {isPending ? null : (
            <>
              <PastReservations />
              <Orders />
            </>
          )}
        </div>
        {isPending ? null : (
          <div className={css.side}>
            <CustomerCard />
            <Subscriptions />
            <GiftCards />
            <AccountSettings />
          </div>
        )}
      </div>
      {isPending ? null : <LogoutButton full className={css.phoneOnly} />}
    </>
  );
}

function useIsPending(): boolean {
  const coming = useQuery(customerReservationsQuery);
  const past = useInfiniteQuery(pastReservationsQuery);
  const orders = useInfiniteQuery(ordersQuery);
  return coming.isPending || past.isPending || orders.isPending;
}
