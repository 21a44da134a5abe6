import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createMessage, readMessagesAgain } from '#web/queries/admin/messages.ts';
import { useConfig } from '#web/queries/settings.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { MessageFormFields, newMessage, savedMessage, sentMessage } from './MessageFormFields.tsx';
import { MessagesCrumb } from './MessagesCrumb.tsx';

export function NewMessageScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const initial = { values: newMessage(useConfig().today), version: 0 };
  return (
    <AdminPage
      title={t({ id: 'message.new', message: 'Bericht toevoegen' })}
      crumbs={[<MessagesCrumb key="messages" />]}
    >
      <MessageFormFields
        initial={initial}
        save={async (values) => {
          const created = await createMessage(sentMessage(values));
          await readMessagesAgain(client);
          await navigate({ to: '/admin/messages/$id', params: { id: created.id }, ignoreBlocker: true });
          return savedMessage(created);
        }}
        reload={async () => initial}
      />
    </AdminPage>
  );
}
