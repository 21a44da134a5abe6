import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpeningWeek } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { openingWeekQuery, readOpeningAgain, readWeek, saveWeek } from '#web/queries/admin/openingTimes.ts';
import { useConfig } from '#web/queries/settings.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { blockNames, BlocksField } from './BlocksField.tsx';
import * as css from './Opening.css.ts';
import { OpeningCrumb } from './OpeningCrumb.tsx';
import { blocksText } from './openingDays.ts';
import { openingSentence } from './openingSentence.ts';
import { useDayWords } from './useDayWords.ts';
import { useForcedSave } from './useForcedSave.tsx';

/** The hours of an ordinary week. */
export function WeekScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(openingWeekQuery);
  return (
    <AdminPage title={t({ id: 'opening.week', message: 'Standaardweek' })} crumbs={[<OpeningCrumb key="opening" />]}>
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? error === null && <ListSkeleton /> : <WeekForm week={data} />}
    </AdminPage>
  );
}

type Values = Pick<OpeningWeek, 'days'>;

const savedOf = ({ days, version }: OpeningWeek): Saved<Values> => ({ values: { days }, version });
const daysAhead = 400;

function WeekForm({ week }: { week: OpeningWeek }) {
  const { t, i18n } = useLingui();
  const { today } = useConfig();
  const client = useQueryClient();
  const words = useDayWords();
  const { save, dialog } = useForcedSave();
  const editing = useEditing<Values>({
    initial: savedOf(week),
    save: async ({ days }, version) => {
      const change = { kind: 'openingWeek', fromDate: today, toDate: addDays(today, daysAhead), days } as const;
      const saved = await save((force) => saveWeek({ days, version }, force), change);
      await readOpeningAgain(client);
      return savedOf(saved);
    },
    reload: async () => savedOf(await readWeek()),
  });
  const names = weekdayNames(currentLocale()).map(({ long }) => long);
  const label = t({ id: 'opening.week', message: 'Standaardweek' });
  const hours = ({ blocks }: Values['days'][number]): string => blocksText(blocks) || words.closed.name;
  const daysInWords = (days: Values['days']): string =>
    days.map((day) => `${names[day.weekday - 1] ?? ''} ${hours(day)}`).join(' · ');
  return (
    <>
      <EditForm
        editing={editing}
        formId="week"
        label={label}
        fields={names.flatMap((_name, at) => blockNames(`days.${at}.blocks`))}
        errorText={(name, code) => i18n._(openingSentence(code, names[Number(name.split('.')[1])] ?? label))}
        describe={({ days }) => days.map((day) => ({ label: names[day.weekday - 1] ?? '', text: hours(day) }))}
      >
        <div className={cards}>
          <div className={card}>
            {names.map((name, at) => (
              <div key={name} className={css.weekday}>
                <b>{name}</b>
                <BlocksField
                  control={editing.form.control}
                  formId="week"
                  name={`days.${at}.blocks`}
                  label={name}
                  hideLabel
                />
              </div>
            ))}
          </div>
          <AuditTimeline
            object="openingWeek:week"
            labels={{ days: label }}
            textOf={(_field, value) => daysInWords(value as Values['days'])}
          />
        </div>
      </EditForm>
      {dialog}
    </>
  );
}
