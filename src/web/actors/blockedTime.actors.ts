import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { BlockedTimeActors } from '#machines/blockedTime/blockedTime.actors.ts';
import type { BlockedTime, BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import { removeBlockedTime, saveBlockedTime } from '#web/queries/admin/blockedTimes.ts';
import { pause } from './pause.ts';

export function blockedTimeActors(client: QueryClient): BlockedTimeActors {
  const save = async (draft: BlockedTimeDraft): Promise<BlockedTime> =>
    (await saveBlockedTime(client, draft)).blockedTime!;
  return {
    save: fromPromise(({ input: { draft } }) => save(draft)),
    remove: fromPromise(({ input: { blockedTime } }) => removeBlockedTime(client, blockedTime)),
    undo: fromPromise(async ({ input: { undo } }) => {
      if (undo.kind === 'remove') await removeBlockedTime(client, undo.blockedTime);
      else await save(undo.draft);
      return null;
    }),
    pause,
  };
}
