import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Message } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { messagesQuery } from '#web/queries/admin/messages.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { translate } from '#domain/values/translated.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { usePermission } from '../kit/usePermission.ts';
import { useWeekdaysText } from './useWeekdaysText.ts';

export function MessagesScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const mayChange = usePermission('change_messages');
  const { data, error, isFetching, refetch } = useQuery(messagesQuery(listQuery(choices.search)));
  return (
    <ListPage
      title={t({ id: 'admin.messages', message: 'Berichten' })}
      lead={<Trans id="message.lead">Gasten lezen een bericht bij de tijden van de dagen waarvoor het geldt.</Trans>}
      choices={choices}
      searchLabel={t({ id: 'message.search', message: 'Zoek op tekst' })}
      actions={
        mayChange ? (
          <Link to="/admin/messages/create" className={buttonClass({ size: 'small' })}>
            <Trans id="message.new">Bericht toevoegen</Trans>
          </Link>
        ) : undefined
      }
      columns={useColumns(mayChange)}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="message.empty">Er zijn nog geen berichten.</Trans>}
    />
  );
}

function useColumns(mayChange: boolean): Column<Message>[] {
  const { t } = useLingui();
  const { today } = useConfig();
  const weekdaysText = useWeekdaysText();
  const day = (date: string): string => dayWithYear(date, currentLocale());
  const isOver = ({ toDate }: Message): boolean => toDate < today;
  const isNow = ({ fromDate, toDate }: Message): boolean => fromDate <= today && today <= toDate;
  return [
    {
      id: 'text',
      label: t({ id: 'message.text', message: 'Tekst' }),
      cell: ({ id, text }) => {
        const local = translate(text, currentLocale());
        const words = <span lang={local.lang}>{plainTextOf(richTextOf(local.text)).slice(0, 120)}</span>;
        return mayChange ? (
          <Link to="/admin/messages/$id" params={{ id }} className={linkClass}>
            {words}
          </Link>
        ) : (
          words
        );
      },
    },
    {
      id: 'fromDate',
      label: t({ id: 'message.fromDate', message: 'Vanaf' }),
      sortable: true,
      cell: ({ fromDate }) => day(fromDate),
    },
    {
      id: 'toDate',
      label: t({ id: 'message.toDate', message: 'Tot en met' }),
      sortable: true,
      cell: ({ toDate }) => day(toDate),
    },
    {
      id: 'weekdays',
      label: t({ id: 'message.weekdays', message: 'Op welke dagen' }),
      cell: ({ weekdays }) => weekdaysText(weekdays),
    },
    {
      id: 'state',
      label: t({ id: 'message.state', message: 'Nu' }),
      cell: (message) =>
        isNow(message) ? (
          <Badge kind="success">
            <Trans id="message.now">Te lezen</Trans>
          </Badge>
        ) : isOver(message) ? (
          <Trans id="message.over">Voorbij</Trans>
        ) : (
          <Trans id="message.ahead">Komt nog</Trans>
        ),
    },
  ];
}
