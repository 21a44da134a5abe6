import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFieldArray, type Control } from 'react-hook-form';
import type { Roster } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear, weekdayNames } from '#web/i18n/dates.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { readRoster, rosterQuery, saveRoster } from '#web/queries/admin/rosters.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing } from '../kit/form/useEditing.ts';
import { blockNames, BlocksField } from '../openingTimes/BlocksField.tsx';
import { DateField } from '../openingTimes/DateField.tsx';
import * as css from '../openingTimes/Opening.css.ts';
import { blocksText } from '../openingTimes/openingDays.ts';
import { openingSentence } from '../openingTimes/openingSentence.ts';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourceCrumb } from './ResourceCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { RosterCrumb } from './RosterCrumb.tsx';
import { emptyWeek, rosterChange, savedRoster, type RosterValues } from './rosterValues.ts';

export function RosterWeekScreen({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(rosterQuery(id))}
      title={() => t({ id: 'roster.week', message: 'Weekrooster' })}
      crumbs={[
        <ResourcesCrumb key="resources" />,
        <ResourceCrumb key="resource" id={id} />,
        <RosterCrumb key="roster" id={id} />,
      ]}
    >
      {(roster) => <RosterForm id={id} roster={roster} />}
    </PageOf>
  );
}

const formId = 'roster';
const mostWeeks = 8;
const weekdays = [0, 1, 2, 3, 4, 5, 6];

function RosterForm({ id, roster }: { id: string; roster: Roster }) {
  const { t, i18n } = useLingui();
  const { today } = useConfig();
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  const editing = useEditing<RosterValues>({
    initial: savedRoster(roster),
    save: async (values, version) => {
      const change = rosterChange(id, values, today);
      const saved = await save((force) => saveRoster(id, { ...values, version }, force), change);
      await readResourcesAgain(client);
      return savedRoster(saved);
    },
    reload: async () => savedRoster(await readRoster(id)),
  });
  const names = weekdayNames(currentLocale()).map(({ long }) => long);
  const off = t({ id: 'roster.off', message: 'Vrij' });
  const fromLabel = t({ id: 'roster.from', message: 'Geldt vanaf' });
  const labelOf = (week: number, day: number, weeks: number): string =>
    weeks === 1 ? names[day]! : `${names[day]} ${week + 1}`;
  const weekCount = editing.form.watch('weeks').length;
  return (
    <>
      <EditForm
        editing={editing}
        formId={formId}
        label={t({ id: 'roster.week', message: 'Weekrooster' })}
        fields={[
          'fromDate',
          ...Array.from({ length: mostWeeks }, (_none, week) => week).flatMap((week) =>
            weekdays.flatMap((day) => blockNames(`weeks.${week}.days.${day}.blocks`)),
          ),
        ]}
        errorText={(name, code) => {
          const [, week, , day] = name.split('.').map(Number);
          const label = day === undefined ? fromLabel : labelOf(week!, day, weekCount);
          return i18n._(openingSentence(code, label));
        }}
        describe={({ fromDate, weeks }) => [
          { label: fromLabel, text: dayWithYear(fromDate, currentLocale()) },
          ...weeks.flatMap(({ days }, week) =>
            days.map(({ blocks }, day) => ({
              label: labelOf(week, day, weeks.length),
              text: blocksText(blocks) || off,
            })),
          ),
        ]}
      >
        <div className={cards}>
          <div className={card}>
            <DateField control={editing.form.control} formId={formId} name="fromDate" label={fromLabel} />
          </div>
          <Weeks control={editing.form.control as unknown as Control<RosterValues>} names={names} labelOf={labelOf} />
          <AuditTimeline
            object={`roster:${id}`}
            labels={{ fromDate: fromLabel, weeks: t({ id: 'admin.field.weeks', message: 'Weken' }) }}
            textOf={(field, value) => (field === 'weeks' ? weeksText(value as Roster['weeks'], names) : null)}
          />
        </div>
      </EditForm>
      {dialog}
    </>
  );
}

/** Of each week the days with hours; weeks that take turns are divided by a stroke. */
const weeksText = (weeks: Roster['weeks'], names: readonly string[]): string =>
  weeks
    .map(({ days }) =>
      days
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ weekday, blocks }) => `${names[weekday - 1]} ${blocksText(blocks)}`)
        .join(', '),
    )
    .join(' / ');

type WeeksProps = {
  control: Control<RosterValues>;
  names: readonly string[];
  labelOf: (week: number, day: number, weeks: number) => string;
};

/** The weeks take turns, in this order. */
function Weeks({ control, names, labelOf }: WeeksProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'weeks' });
  return (
    <>
      {fields.map((field, week) => (
        <section key={field.id} className={card} aria-labelledby={`week-${week}`}>
          <div className={css.weekTitle}>
            <h2 id={`week-${week}`} className={type.h3}>
              {fields.length === 1 ? (
                <Trans id="roster.everyWeek">Elke week</Trans>
              ) : (
                <Trans id="roster.weekOf">
                  Week {week + 1} van {fields.length}
                </Trans>
              )}
            </h2>
            {fields.length === 1 ? null : (
              <Button kind="text" size="small" icon={<Icon name="trash" />} onClick={() => remove(week)}>
                <Trans id="roster.removeWeek">Week verwijderen</Trans>
              </Button>
            )}
          </div>
          {names.map((name, day) => (
            <div key={name} className={css.weekday}>
              <b>{name}</b>
              <BlocksField
                control={control}
                formId={formId}
                name={`weeks.${week}.days.${day}.blocks`}
                label={labelOf(week, day, fields.length)}
                hideLabel
              />
            </div>
          ))}
        </section>
      ))}
      {fields.length < mostWeeks ? (
        <div>
          <Button kind="outline" size="small" icon={<Icon name="plus" />} onClick={() => append(emptyWeek())}>
            <Trans id="roster.addWeek">Nog een week, om en om</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
