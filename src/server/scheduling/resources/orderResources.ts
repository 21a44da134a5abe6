import type { ResourceOrder } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { changePositions, lockPositions } from './resources.repo.ts';

/** Bookings keep what they hold: only what staff see comes in another order. */
export async function orderResources(tx: Tx, venueId: string, { resources }: ResourceOrder): Promise<void> {
  const stored = new Map((await lockPositions(tx, venueId)).map((resource) => [resource.id, resource]));
  const named = new Set(resources.map(({ id }) => id));
  const areAsRead = resources.every(({ id, version }) => stored.get(id)?.version === version);
  if (!areAsRead || named.size !== resources.length || named.size !== stored.size) throw problem('version_conflict');
  const moved = resources
    .map(({ id }, index) => ({ id, position: index + 1, old: stored.get(id)!.position }))
    .filter(({ position, old }) => position !== old);
  if (moved.length === 0) return;
  await changePositions(tx, venueId, moved);
  for (const { id, position, old } of moved) {
    const change = { action: 'changed' as const, before: { position: old }, after: { position } };
    await recordChange(tx, { venueId, id, kind: 'resource' }, change);
  }
}
