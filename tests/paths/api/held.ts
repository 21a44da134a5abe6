import type { Reservation } from '#contract/names.ts';
import { ask } from '../../../e2e/support/api.ts';
import type { ApiVisit } from './visit.ts';

/** What the server holds for this visitor; null when there is nothing. */
export async function heldBy({ server, storage, slug }: ApiVisit): Promise<Reservation | null> {
  const session = storage.getItem('reservation_session');
  if (session === null) return null;
  try {
    return await ask<Reservation>(server, { method: 'GET', path: `/reservation/${slug}`, session });
  } catch (error) {
    if ((error as Error).message.includes(': 404 ')) return null;
    throw error;
  }
}
