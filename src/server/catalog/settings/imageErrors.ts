import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { imageExists } from './venueRow.repo.ts';

/** Code: `not_found`. */
export async function imageErrors(
  tx: Tx,
  { venueId, id, pointer }: { venueId: string; id: string | null; pointer: string },
): Promise<FieldError[]> {
  const isFound = id === null || (await imageExists(tx, venueId, id));
  return isFound ? [] : [{ pointer, code: 'not_found' }];
}
