import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createException, readOpeningAgain } from '#web/queries/admin/openingTimes.ts';
import { useConfig } from '#web/queries/settings.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ExceptionForm } from './ExceptionForm.tsx';
import { newException, previewOf, savedException, sentException, type ExceptionValues } from './exceptionValues.ts';
import { OpeningCrumb } from './OpeningCrumb.tsx';
import { useForcedSave } from './useForcedSave.tsx';

export function NewExceptionScreen({ date }: { date: string | undefined }) {
  const { t } = useLingui();
  const { today } = useConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { save, dialog } = useForcedSave();
  const create = async (values: ExceptionValues) => {
    const { every, until } = values;
    const form = { ...sentException(values), ...(every === '' ? {} : { repeat: { every, until } }) };
    const change = previewOf({ ...values, toDate: every === '' || until < values.toDate ? values.toDate : until });
    const created = await save((force) => createException(form, force), change);
    await readOpeningAgain(client);
    await navigate({ to: '/admin/opening-times/edit/$id', params: { id: created.id }, ignoreBlocker: true });
    return savedException(created);
  };
  const initial = { values: newException(date ?? today), version: 0 };
  return (
    <AdminPage
      title={t({ id: 'opening.new', message: 'Uitzondering toevoegen' })}
      crumbs={[<OpeningCrumb key="opening" />]}
    >
      <ExceptionForm isProposal initial={initial} save={create} reload={async () => initial} />
      {dialog}
    </AdminPage>
  );
}
