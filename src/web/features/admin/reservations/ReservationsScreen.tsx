import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ViewChoices } from '#contract/names.ts';
import { shownChoices } from '#domain/people/savedViews.ts';
import { useConfig } from '#web/queries/settings.ts';
import { savedViewsQuery } from '#web/queries/admin/savedViews.ts';
import { reservationsPerPage, reservationsQuery } from '#web/queries/admin/reservations.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { NewReservationLink } from '../kit/NewReservationLink.tsx';
import { DateFilter } from '../kit/list/DateFilter.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { BulkMailButton } from './BulkMailButton.tsx';
import { ReservationsNav } from './ReservationsNav.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useReservationColumns } from './useReservationColumns.tsx';
import { useReservationFilters } from './useReservationFilters.ts';

/** Opens with the default of one's own views. */
export function ReservationsScreen() {
  const { t } = useLingui();
  const { today } = useConfig();
  const { data, isPending } = useQuery(savedViewsQuery);
  const title = t({ id: 'admin.reservations', message: 'Reserveringen' });
  if (isPending) {
    return (
      <AdminPage title={title}>
        <ListSkeleton />
      </AdminPage>
    );
  }
  const first = data?.views.find(({ isDefault }) => isDefault);
  return <ReservationsList title={title} initial={first ? shownChoices(first.choices, today) : {}} />;
}

/** Newest first; who is looked for stands in no address. */
function ReservationsList({ title, initial }: { title: string; initial: ViewChoices }) {
  const { t } = useLingui();
  const choices = usePrivateSearch({ ...initial });
  const { search, choose } = choices;
  const filters = useReservationFilters();
  const { from, to } = search;
  const query = listQuery(
    search,
    filters.map(({ name }) => name),
  );
  const days = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    reservationsQuery({ ...query, ...days, pageSize: reservationsPerPage }),
  );
  const { q, filter } = query;
  const guests = { ...days, ...(q === undefined ? {} : { q }), ...(filter === undefined ? {} : { filter }) };
  return (
    <ListPage
      title={title}
      nav={
        <>
          <ReservationsNav />
          <SavedViews search={search} onShow={choices.show} />
        </>
      }
      actions={
        <>
          <BulkMailButton search={guests} />
          <NewReservationLink />
        </>
      }
      choices={choices}
      searchLabel={t({ id: 'admin.customers.search', message: 'Zoek op naam, e-mail, telefoon of nummer' })}
      filters={filters}
      moreFilters={
        <>
          <DateFilter
            label={t({ id: 'admin.reservations.from', message: 'Bezoek vanaf' })}
            value={from ?? ''}
            onChoose={(day) => choose('from', day)}
          />
          <DateFilter
            label={t({ id: 'admin.reservations.to', message: 'Bezoek tot en met' })}
            value={to ?? ''}
            onChoose={(day) => choose('to', day)}
          />
        </>
      }
      columns={useReservationColumns()}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        readAt: dataUpdatedAt,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.reservations.empty">Er zijn nog geen reserveringen.</Trans>}
    />
  );
}
