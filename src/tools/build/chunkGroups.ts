import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Files of screens: what they import, directly or not, is theirs; what they load later is not. */
type Screens = {
  start: readonly string[];
  /** The stages that every visitor passes who books an entry, by name and in their order. */
  booking: Readonly<Record<string, readonly string[]>>;
  /** What other visitors are shown. */
  choosing: readonly string[];
};

/**
 * Few files instead of one per shared module: small chunks compress badly and each costs a request. What every page
 * needs is `framework` and `site`; what the start page shares with later ones is `cards`; what is shared on the way of a
 * booking is in the file of the first stage that needs it; what the other screens share is `choices`. Whatever a module
 * imports is in its own file or in one that comes before, so that no two files wait for each other.
 */
export function chunkGroups({ start, booking, choosing }: Screens) {
  const shared = [
    ['cards', reaching(start)] as const,
    ...Object.entries(booking).map(([name, files]) => [name, reaching(files)] as const),
    ['choices', reaching(choosing)] as const,
  ];
  return [
    { name: 'framework', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 9 },
    { name: 'site', tags: ['$initial' as const], priority: 8 },
    ...shared.map(([name, reaches], index) => ({
      debugName: name,
      name: (id: string, modules: ChunkingContext) => (reaches(id, modules) ? name : null),
      minShareCount: 2,
      priority: 7 - index,
    })),
  ];
}

/** Whether a module is one of these files or theirs. */
function reaching(entries: readonly string[]) {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, modules: ChunkingContext): boolean => {
    reached ??= closure(entries, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
    return reached.has(id);
  };
}

function closure(from: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) for (const imported of importsOf(id)) seen.add(imported);
  return seen;
}
