import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PlanningChange, RosterException } from '#contract/names.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import {
  createRosterException,
  readRosterException,
  removeRosterException,
  rosterExceptionQuery,
  saveRosterException,
} from '#web/queries/admin/rosters.ts';
import { periodText } from '../openingTimes/ExceptionList.tsx';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { DisruptionLink } from './DisruptionLink.tsx';
import { PageOf } from './PageOf.tsx';
import { RemoveException } from './RemoveException.tsx';
import { ResourceCrumb } from './ResourceCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { RosterCrumb } from './RosterCrumb.tsx';
import { RosterExceptionForm } from './RosterExceptionForm.tsx';
import { rosterExceptionChange, savedRosterException, sentRosterException } from './rosterValues.ts';

export function RosterExceptionScreen({ id, exceptionId }: { id: string; exceptionId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <PageOf
      query={useQuery(rosterExceptionQuery(exceptionId))}
      title={(exception) =>
        exception === undefined
          ? t({ id: 'admin.kind.rosterException', message: 'Afwijking van het rooster' })
          : periodText(exception)
      }
      crumbs={[
        <ResourcesCrumb key="resources" />,
        <ResourceCrumb key="resource" id={id} />,
        <RosterCrumb key="roster" id={id} />,
      ]}
      actions={(exception) => (
        <>
          <DisruptionLink fromDate={exception.fromDate} toDate={exception.toDate} resource={id} />
          <RemoveException
            change={removal(exception)}
            restore={restoring(exception)}
            remove={(force) => removeRosterException(exceptionId, force)}
            leave={() => navigate({ to: '/admin/resources/$id/roster', params: { id }, ignoreBlocker: true })}
          />
        </>
      )}
    >
      {(exception) => <ChangeException exception={exception} />}
    </PageOf>
  );
}

const removal = ({ id, fromDate, toDate }: RosterException): PlanningChange => ({
  kind: 'rosterException',
  id,
  fromDate,
  toDate,
  delete: true,
});

/** Who may not read the reason cannot give it back. */
function restoring(exception: RosterException) {
  if (exception.reason === null) return null;
  const { values } = savedRosterException(exception);
  const form = sentRosterException(values);
  return { create: (force: boolean) => createRosterException(form, force), change: rosterExceptionChange(values) };
}

function ChangeException({ exception }: { exception: RosterException }) {
  const { id } = exception;
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  return (
    <>
      <RosterExceptionForm
        id={id}
        initial={savedRosterException(exception)}
        save={async (values, version) => {
          const form = { ...sentRosterException(values), version };
          const saved = await save((force) => saveRosterException(id, form, force), rosterExceptionChange(values, id));
          await readResourcesAgain(client);
          return savedRosterException(saved);
        }}
        reload={async () => savedRosterException(await readRosterException(id))}
      />
      {dialog}
    </>
  );
}
