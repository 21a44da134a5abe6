import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Message } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import {
  messageQuery,
  readMessage,
  readMessagesAgain,
  removeMessage,
  saveMessage,
} from '#web/queries/admin/messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { MessageFormFields, savedMessage, sentMessage } from './MessageFormFields.tsx';
import { MessagesCrumb } from './MessagesCrumb.tsx';

export function MessageScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(messageQuery(id));
  return (
    <AdminPage
      title={t({ id: 'message.one', message: 'Bericht' })}
      crumbs={[<MessagesCrumb key="messages" />]}
      actions={data && <RemoveMessage id={id} />}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? error === null && <ListSkeleton /> : <ChangeMessage message={data} />}
    </AdminPage>
  );
}

function ChangeMessage({ message }: { message: Message }) {
  const client = useQueryClient();
  return (
    <MessageFormFields
      id={message.id}
      initial={savedMessage(message)}
      save={async (values, version) => {
        const saved = await saveMessage(message.id, { ...sentMessage(values), version });
        await readMessagesAgain(client);
        return savedMessage(saved);
      }}
      reload={async () => savedMessage(await readMessage(message.id))}
    />
  );
}

function RemoveMessage({ id }: { id: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const removed = t({ id: 'message.removed', message: 'Bericht verwijderd' });
  return (
    <>
      <Button kind="outline" size="small" icon={<Icon name="trash" />} onClick={() => setOpen(true)}>
        <Trans id="message.remove">Bericht verwijderen</Trans>
      </Button>
      <DangerDialog
        open={isOpen}
        title={t({ id: 'message.remove.title', message: 'Bericht verwijderen?' })}
        typed={t({ id: 'image.remove.word', message: 'verwijder' })}
        action={t({ id: 'message.remove', message: 'Bericht verwijderen' })}
        onConfirm={async () => {
          await removeMessage(id);
          await navigate({ to: '/admin/messages', ignoreBlocker: true });
          await readMessagesAgain(client);
          toastSuccess(removed);
        }}
        onClose={() => setOpen(false)}
      >
        <p>
          <Trans id="message.remove.text">Gasten lezen het dan niet meer, ook niet op andere dagen.</Trans>
        </p>
      </DangerDialog>
    </>
  );
}
