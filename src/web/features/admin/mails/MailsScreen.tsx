import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StaffMail } from '#contract/names.ts';
import { mailsPerPage, mailsQuery } from '#web/queries/admin/mails.ts';
import { Badge, type BadgeKind } from '#web/ui/Badge.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useFilterAddress } from '../kit/list/useFilterAddress.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { ReservationLink } from '../payments/ReservationLink.tsx';
import * as css from '../payments/Payments.css.ts';
import { ReservationsNav } from '../reservations/ReservationsNav.tsx';
import { mailFilters } from './mailFilters.ts';
import { SendAgain } from './SendAgain.tsx';
import { useMailKinds } from './useMailKinds.ts';

const badges: Record<StaffMail['state'], BadgeKind> = { waiting: 'moss', sent: 'success', dead: 'danger' };

/** What was sent, waits, or did not arrive and can be sent again. */
export function MailsScreen() {
  const { t } = useLingui();
  const choices = useFilterAddress();
  const kinds = useMailKinds();
  const states = useStates();
  const { data, error, isFetching, refetch } = useQuery(
    mailsQuery({ ...listQuery(choices.search, mailFilters), pageSize: mailsPerPage }),
  );
  return (
    <ListPage
      title={t({ id: 'books.mails', message: 'Mails' })}
      nav={<ReservationsNav />}
      choices={choices}
      searchLabel={t({ id: 'admin.payments.search', message: 'Zoek op naam, e-mail of nummer' })}
      filters={[
        {
          name: 'state',
          label: t({ id: 'admin.state', message: 'Status' }),
          all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
          options: Object.entries(states).map(([value, label]) => ({ value, label })),
        },
        {
          name: 'kind',
          label: t({ id: 'admin.field.kind', message: 'Soort' }),
          all: t({ id: 'exception.kind.all', message: 'Elke soort' }),
          options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
        },
      ]}
      columns={useColumns(kinds, states)}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="mail.empty">Er is nog geen mail verstuurd.</Trans>}
    />
  );
}

function useStates(): Record<StaffMail['state'], string> {
  const { t } = useLingui();
  return {
    dead: t({ id: 'mail.dead', message: 'Niet aangekomen' }),
    waiting: t({ id: 'mail.waiting', message: 'Onderweg' }),
    sent: t({ id: 'mail.sent', message: 'Verstuurd' }),
  };
}

function useColumns(
  kinds: Readonly<Record<string, string>>,
  states: Record<StaffMail['state'], string>,
): Column<StaffMail>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const mayChange = usePermission('change_reservations');
  return [
    {
      id: 'kind',
      label: t({ id: 'admin.field.kind', message: 'Soort' }),
      cell: ({ kind, to }) => (
        <span className={css.words}>
          {kinds[kind] ?? kind}
          <span className={css.meta}>{to}</span>
        </span>
      ),
    },
    {
      id: 'reservation',
      label: t({ id: 'admin.kind.reservation', message: 'Reservering' }),
      cell: ({ reservationId }) => (reservationId === null ? '–' : <ReservationLink id={reservationId} />),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: ({ state, lastError }) => (
        <span className={css.words}>
          <Badge kind={badges[state]}>{states[state]}</Badge>
          {state === 'sent' || lastError === null ? null : (
            <span className={css.meta} lang="en">
              {lastError}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'attempts',
      label: t({ id: 'admin.field.attempts', message: 'Pogingen' }),
      sortable: true,
      end: true,
      cell: ({ attempts }) => String(attempts),
    },
    {
      id: 'createdAt',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      sortable: true,
      end: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'again',
      label: t({ id: 'mail.again', message: 'Opnieuw versturen' }),
      end: true,
      cell: ({ id, state }) => (state === 'dead' && mayChange ? <SendAgain id={id} /> : '–'),
    },
  ];
}
