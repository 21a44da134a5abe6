import { useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { LocalDate } from '#domain/values/localDate.ts';
import { repairsMachine } from '#machines/repairs/repairs.machine.ts';
import { isBusy, repairRefused, shownProposals, shownResult } from '#machines/repairs/repairs.selectors.ts';
import { repairsActors } from '#web/actors/repairs.actors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { cards } from '../kit/AdminPage.css.ts';
import { BoardCrumb } from './BoardCrumb.tsx';
import { DisruptionForm } from './DisruptionForm.tsx';
import type { DisruptionSearch } from './disruptionSearch.ts';
import { MovedGuests } from './MovedGuests.tsx';
import { Proposals } from './Proposals.tsx';
import { RepairDone } from './RepairDone.tsx';

export function RepairsScreen({ search: { date, resource } }: { search: DisruptionSearch }) {
  const { today } = useConfig();
  return <DayRepairs key={date ?? today} date={date ?? today} resource={resource} />;
}

function DayRepairs({ date, resource }: { date: LocalDate; resource: string | undefined }) {
  const { t } = useLingui();
  const [machine] = useState(() => repairsMachine.provide({ actors: repairsActors(date) }));
  const [snapshot, send] = useMachine(machine);
  const [proposals, result, refused] = [shownProposals(snapshot), shownResult(snapshot), repairRefused(snapshot)];
  return (
    <AdminPage
      title={t({ id: 'repairs.title', message: 'Uitval' })}
      lead={fullDay(date, currentLocale())}
      crumbs={[<BoardCrumb key="board" date={date} />]}
    >
      <div className={cards}>
        <div role="alert">
          {refused === null ? null : (
            <Note kind="danger">
              <p>{refusedText(refused)}</p>
            </Note>
          )}
        </div>
        {result !== null ? (
          <RepairDone result={result} date={date} onAgain={() => send({ type: 'disruption.reopened' })} />
        ) : proposals !== null ? (
          <Proposals snapshot={snapshot} proposals={proposals} send={send} />
        ) : (
          <DisruptionForm
            resource={resource}
            isBusy={isBusy(snapshot)}
            onTell={(disruption) => send({ type: 'disruption.told', disruption })}
          />
        )}
        <MovedGuests date={date} />
      </div>
    </AdminPage>
  );
}
