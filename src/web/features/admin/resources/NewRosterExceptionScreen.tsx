import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { createRosterException } from '#web/queries/admin/rosters.ts';
import { useConfig } from '#web/queries/settings.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { ResourceCrumb } from './ResourceCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { RosterCrumb } from './RosterCrumb.tsx';
import { RosterExceptionForm } from './RosterExceptionForm.tsx';
import {
  newRosterException,
  rosterExceptionChange,
  savedRosterException,
  sentRosterException,
} from './rosterValues.ts';

export function NewRosterExceptionScreen({ id, date }: { id: string; date: string | undefined }) {
  const { t } = useLingui();
  const { today } = useConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { save, dialog } = useForcedSave();
  const initial = { values: newRosterException(id, date ?? today), version: 0 };
  return (
    <AdminPage
      title={t({ id: 'opening.new', message: 'Uitzondering toevoegen' })}
      crumbs={[
        <ResourcesCrumb key="resources" />,
        <ResourceCrumb key="resource" id={id} />,
        <RosterCrumb key="roster" id={id} />,
      ]}
    >
      <RosterExceptionForm
        isProposal
        initial={initial}
        save={async (values) => {
          const attempt = (force: boolean) => createRosterException(sentRosterException(values), force);
          const created = await save(attempt, rosterExceptionChange(values));
          await readResourcesAgain(client);
          const params = { id, exceptionId: created.id };
          await navigate({ to: '/admin/resources/$id/roster/$exceptionId', params, ignoreBlocker: true });
          return savedRosterException(created);
        }}
        reload={async () => initial}
      />
      {dialog}
    </AdminPage>
  );
}
