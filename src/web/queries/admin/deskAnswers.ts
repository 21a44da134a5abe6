import type { QueryClient } from '@tanstack/react-query';
import { onAdminTokenChange } from '#web/api/adminToken.ts';
import { forgetStoredAnswers, storeAnswers, storedAnswers, type StoredAnswer } from '#web/api/storedAnswers.ts';

/** `meta` of a query whose answer the desk needs after a reload while the server is away; the first needs come first. */
export const deskNeeds = { user: { deskNeed: 0 }, board: { deskNeed: 1 }, guests: { deskNeed: 2 } } as const;

/** Whenever the page may go; the end of a login ends what was stored of it. */
export function storeDeskAnswers(client: QueryClient): void {
  const store = (): void => storeAnswers(deskAnswers(client));
  document.addEventListener('visibilitychange', store);
  window.addEventListener('pagehide', store);
  onAdminTokenChange(forgetStoredAnswers);
}

const deskAnswers = (client: QueryClient): StoredAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt: at }, meta }) => {
      const need = meta?.['deskNeed'];
      return typeof need === 'number' && data !== undefined ? [{ queryKey, at, data, need }] : [];
    })
    .toSorted((one, other) => one.need - other.need || other.at - one.at);

/** What was read since stays. */
export function restoreDeskAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const { queryKey, at, data, need } of storedAnswers()) {
    const query = cache.build(client, { queryKey: [...queryKey], meta: { deskNeed: need } });
    if (query.state.dataUpdatedAt < at) query.setData(data, { updatedAt: at, manual: true });
  }
}

const openedAt = Date.now();

/** Of an answer that was stored: this document has not heard it from the server. */
export const isFromBefore = (at: number): boolean => at < openedAt;
