import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OpeningException } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import {
  createException,
  openingExceptionQuery,
  readException,
  readOpeningAgain,
  removeException,
  saveException,
} from '#web/queries/admin/openingTimes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { ExceptionForm } from './ExceptionForm.tsx';
import { periodText } from './ExceptionList.tsx';
import { previewOf, savedException, sentException } from './exceptionValues.ts';
import { useOfferUndo } from '../kit/undo/offerUndo.ts';
import { OpeningCrumb } from './OpeningCrumb.tsx';
import { useForcedSave } from './useForcedSave.tsx';

export function ExceptionScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(openingExceptionQuery(id));
  if (data !== undefined) return <Exception exception={data} />;
  return (
    <AdminPage
      title={t({ id: 'opening.exception', message: 'Uitzondering' })}
      crumbs={[<OpeningCrumb key="opening" />]}
    >
      {error === null ? (
        <ListSkeleton />
      ) : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}

function Exception({ exception }: { exception: OpeningException }) {
  const { t } = useLingui();
  const { id } = exception;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { save, dialog } = useForcedSave();
  const offerUndo = useOfferUndo();
  const removed = t({ id: 'opening.removed', message: 'Uitzondering verwijderd' });
  const remove = async (): Promise<void> => {
    const { fromDate, toDate } = exception;
    try {
      const change = { kind: 'openingException', id, fromDate, toDate, delete: true } as const;
      await save((force) => removeException(id, force), change);
    } catch (error) {
      if (refusedBy(error).problem !== 'in_use') toastError(refusedText(refusedBy(error)));
      return;
    }
    await navigate({ to: '/admin/opening-times', ignoreBlocker: true });
    await readOpeningAgain(client);
    toastSuccess(removed);
    const { values } = savedException(exception);
    offerUndo({
      change: previewOf(values),
      restore: async (force) => {
        await createException(sentException(values), force);
        await readOpeningAgain(client);
      },
    });
  };
  return (
    <AdminPage
      title={periodText(exception)}
      crumbs={[<OpeningCrumb key="opening" />]}
      actions={
        <Button kind="outline" size="small" icon={<Icon name="trash" />} onClick={() => void remove()}>
          <Trans id="opening.remove">Uitzondering verwijderen</Trans>
        </Button>
      }
    >
      <ExceptionForm
        id={id}
        initial={savedException(exception)}
        save={async (values, version) => {
          const form = { ...sentException(values), version };
          const saved = await save((force) => saveException(id, form, force), previewOf(values, id));
          await readOpeningAgain(client);
          return savedException(saved);
        }}
        reload={async () => savedException(await readException(id))}
      />
      {dialog}
    </AdminPage>
  );
}
