import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { closure } from './closure.ts';
import type { Site } from './site.ts';

type ChunkingContext = Rolldown.ChunkingContext;

/** Every page that needs what the first of these shares needs the other too, or soon will. */
const sharedWith: Partial<Record<string, string>> = { checkin: 'flow', checkout: 'details', success: 'details' };

/**
 * Few files instead of one per shared module: small chunks compress badly and each costs a request. What every page
 * needs is `framework` and `site`; what the start page shares with later ones is `cards`; what is shared on the way of a
 * booking is in the file of the first feature that needs it; what other bookings share is `choices`. Whatever a module
 * imports is in its own file or in one that comes before, so that no two files wait for each other.
 */
export function chunkGroups({ announced }: Site, root: string) {
  const featureOf = (file: string): string => sharedWith[basename(dirname(file))] ?? basename(dirname(file));
  const shared = [
    { name: 'cards', files: announced.start },
    ...[...new Set(announced.booking.map(featureOf))].map((name) => ({
      name,
      files: announced.booking.filter((file) => featureOf(file) === name),
    })),
    { name: 'choices', files: announced.choosing },
  ].map(({ name, files }) => ({ name, reaches: reaching(files.map((file) => join(root, file))) }));
  return [
    { name: 'framework', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 9 },
    { name: 'site', tags: ['$initial' as const], priority: 8 },
    ...shared.map(({ name, reaches }, index) => ({
      debugName: name,
      name: (id: string, modules: ChunkingContext) => (reaches(id, modules) ? name : null),
      minShareCount: 2,
      priority: 7 - index,
    })),
  ];
}

function reaching(entries: readonly string[]) {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, modules: ChunkingContext): boolean => {
    reached ??= closure(entries, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
    return reached.has(id);
  };
}
