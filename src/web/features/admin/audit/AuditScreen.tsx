import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/names.ts';
import { auditSearchQuery, entriesPerSearch } from '#web/queries/admin/auditEntries.ts';
import { Button } from '#web/ui/Button.tsx';
import { AuditChanges } from '../kit/audit/AuditChanges.tsx';
import { useAuditSentence } from '../kit/audit/useAuditSentence.ts';
import { DateFilter } from '../kit/list/DateFilter.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { AuditedObject } from './AuditedObject.tsx';
import * as css from './Audit.css.ts';
import { auditFilters } from './auditFilters.ts';
import { useFilterAddress } from '../kit/list/useFilterAddress.ts';
import { useAuditValues } from '../kit/audit/useAuditValues.ts';
import { fieldWords } from '../kit/audit/fieldWords.ts';
import { kindWords } from './kindWords.ts';
import { useActorFilter } from './useActorFilter.ts';
import { useWords } from '../kit/audit/useWords.ts';

/** Everything that was done, by whom, newest first. */
export function AuditScreen() {
  const { t } = useLingui();
  const choices = useFilterAddress();
  const { search, choose } = choices;
  const kinds = useWords(kindWords);
  const { data, error, isFetching, refetch } = useQuery({
    ...auditSearchQuery({ ...listQuery(search, auditFilters), pageSize: entriesPerSearch }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title={t({ id: 'admin.audit', message: 'Geschiedenis' })}
      choices={choices}
      searchLabel={t({ id: 'admin.audit.search', message: 'Zoek op naam of nummer' })}
      filters={[
        useActorFilter(),
        {
          name: 'kind',
          label: t({ id: 'admin.audit.what', message: 'Wat' }),
          all: t({ id: 'admin.audit.what.all', message: 'Alles' }),
          options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
        },
      ]}
      moreFilters={
        <>
          <DateFilter
            label={t({ id: 'admin.audit.from', message: 'Vanaf' })}
            value={search['fromDate'] ?? ''}
            onChoose={(day) => choose('fromDate', day)}
          />
          <DateFilter
            label={t({ id: 'admin.audit.to', message: 'Tot en met' })}
            value={search['toDate'] ?? ''}
            onChoose={(day) => choose('toDate', day)}
          />
          {search['object'] === undefined ? null : (
            <Button kind="outline" size="small" onClick={() => choose('object', '')}>
              <Trans id="admin.audit.everyObject">Toon weer alles</Trans>
            </Button>
          )}
        </>
      }
      columns={useColumns(kinds, (object) => choose('object', object))}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.audit.empty">Er is nog niets gewijzigd.</Trans>}
    />
  );
}

function useColumns(kinds: Readonly<Record<string, string>>, onObject: (object: string) => void): Column<AuditEntry>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const sentence = useAuditSentence();
  const labels = useWords(fieldWords);
  const textOf = useAuditValues();
  return [
    {
      id: 'object',
      label: t({ id: 'admin.audit.what', message: 'Wat' }),
      cell: (entry) => <AuditedObject entry={entry} kinds={kinds} onChoose={() => onObject(entry.object)} />,
    },
    {
      id: 'who',
      label: t({ id: 'admin.audit.who', message: 'Wie' }),
      cell: (entry) => `${sentence.who(entry)} · ${sentence.action(entry)}`,
    },
    {
      id: 'changes',
      label: t({ id: 'admin.audit.changes', message: 'Was en werd' }),
      cell: (entry) => <AuditChanges entry={entry} labels={labels} textOf={textOf} />,
    },
    {
      id: 'at',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      end: true,
      cell: ({ at, actor }) => (
        <>
          <time dateTime={at}>{moment(at)}</time>
          {actor.device === null ? null : <span className={css.device}>{actor.device}</span>}
        </>
      ),
    },
  ];
}
