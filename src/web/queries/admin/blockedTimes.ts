import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BlockedTimeForm, BlockedTimeResult } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { dayBoardKey } from './dayBoard.ts';
import { thenRead } from './thenRead.ts';

/** `id` and `version` null: not blocked yet. */
export type BlockedTimeEdit = BlockedTimeForm & { date: string; id: string | null; version: number | null };

const previewFor = 5_000;

/** What is in the way; the last answer stays while the next is on its way. */
export const blockedTimePreviewQuery = ({ reason: _, ...edit }: BlockedTimeEdit) =>
  queryOptions({
    queryKey: [...dayBoardKey, 'blockedTime', edit],
    queryFn: ({ signal }) => send({ ...edit, reason: '', preview: true }, signal),
    staleTime: previewFor,
    retry: false,
    placeholderData: keepPreviousData,
  });

export const saveBlockedTime = (client: QueryClient, edit: BlockedTimeEdit): Promise<BlockedTimeResult> =>
  thenRead(
    () => send(edit),
    () => readBoardAgain(client),
  );

export const removeBlockedTime = (client: QueryClient, { date, id }: { date: string; id: string }): Promise<null> =>
  thenRead(
    async () => {
      await bodyOf(api.DELETE('/admin/day-board/{date}/blocked-times/{id}', { params: { path: { date, id } } }));
      return null;
    },
    () => readBoardAgain(client),
  );

function send({ date, id, version, ...form }: BlockedTimeEdit, signal?: AbortSignal): Promise<BlockedTimeResult> {
  const abort = signal === undefined ? {} : { signal };
  if (id === null || version === null) {
    const header = form.preview ? {} : { header: { 'Idempotency-Key': idempotencyKey() } };
    const params = { path: { date }, ...header };
    return dataOf(api.POST('/admin/day-board/{date}/blocked-times', { params, body: form, ...abort }));
  }
  const params = { path: { date, id } };
  return dataOf(
    api.PUT('/admin/day-board/{date}/blocked-times/{id}', { params, body: { ...form, version }, ...abort }),
  );
}

const readBoardAgain = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: dayBoardKey });
