import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { dateTestQuery } from '#web/queries/admin/openingTimes.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Counter } from '#web/ui/Counter.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { card } from '../../kit/AdminPage.css.ts';
import { AdminPage } from '../../kit/AdminPage.tsx';
import { DateFilter } from '../../kit/list/DateFilter.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { OpeningCrumb } from '../OpeningCrumb.tsx';
import * as css from './DateTest.css.ts';
import type { DateTestSearch } from './dateTestSearch.ts';
import { TestedDay } from './TestedDay.tsx';

type DateTestScreenProps = { search: DateTestSearch; onSearch: (search: DateTestSearch) => void };

const usualPersons = 2;

/** What visitors are offered on a day, from the rules that answer them, and why not the rest. */
export function DateTestScreen({ search, onSearch }: DateTestScreenProps) {
  const { t } = useLingui();
  const { today, maxPersons } = useConfig();
  const date = search.date ?? today;
  const persons = Math.min(Number(search.persons ?? usualPersons), maxPersons);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...dateTestQuery(date, persons),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage
      title={t({ id: 'opening.test', message: 'Test een datum' })}
      crumbs={[<OpeningCrumb key="opening" />]}
      lead={
        <Trans id="opening.test.lead">
          Wat gasten zonder reservering op deze dag wordt aangeboden, en waarom de rest niet.
        </Trans>
      }
    >
      <div className={card}>
        <div className={css.question}>
          <DateFilter
            label={t({ id: 'opening.test.date', message: 'Dag' })}
            value={date}
            onChoose={(chosen) => onSearch({ ...search, ...(chosen === '' ? {} : { date: chosen }) })}
          />
          <Counter
            label={<Trans id="opening.test.persons">Personen</Trans>}
            value={persons}
            min={1}
            max={maxPersons}
            text={String(persons)}
            lessLabel={t({ id: 'opening.test.less', message: 'Een persoon minder' })}
            moreLabel={t({ id: 'opening.test.more', message: 'Een persoon meer' })}
            onChange={(count) => onSearch({ ...search, persons: String(count) })}
          />
        </div>
      </div>
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <TestedDay date={date} test={data} />
        </div>
      )}
    </AdminPage>
  );
}
