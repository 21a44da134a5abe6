import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Message, MessageForm, MessageUpdate } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

const messagesKey = ['admin', 'messages'] as const;

export const messagesPerPage = 25;

type MessagesQuery = { q?: string; sort?: string; cursor?: string };

export const messagesQuery = (query: MessagesQuery) =>
  queryOptions({
    queryKey: [...messagesKey, 'list', query],
    queryFn: ({ signal }) => {
      const params = { query: { ...query, pageSize: messagesPerPage } };
      return bodyOf(api.GET('/messages', { params, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readMessage = (id: string, signal?: AbortSignal): Promise<Message> =>
  dataOf(api.GET('/messages/{id}', { params: { path: { id } }, ...(signal ? { signal } : {}) }));

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: ({ signal }) => readMessage(id, signal),
    staleTime: 0,
  });

export const createMessage = (body: MessageForm): Promise<Message> => dataOf(api.POST('/messages', { body }));

export const saveMessage = (id: string, body: MessageUpdate): Promise<Message> =>
  dataOf(api.PUT('/messages/{id}', { params: { path: { id } }, body }));

export const removeMessage = (id: string): Promise<unknown> =>
  bodyOf(api.DELETE('/messages/{id}', { params: { path: { id } } }));

export const readMessagesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: messagesKey });
