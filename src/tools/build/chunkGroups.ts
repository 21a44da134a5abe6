import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/**
 * Few files instead of one per shared module: small chunks compress badly and each costs a request. What every page
 * needs is `framework` and `site`; what the start page shares with later ones is `cards`; of the rest the same pages
 * share a file, and nothing is loaded for a page that another one needs, up to the threshold in bytes.
 */
export function chunkGroups(startScreen: string) {
  let reached: ReadonlySet<string> | null = null;
  const ofStart = (id: string, modules: ChunkingContext): string | null => {
    reached ??= closure(startScreen, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
    return reached.has(id) ? 'cards' : null;
  };
  return [
    { name: 'framework', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 4 },
    { name: 'site', tags: ['$initial' as const], priority: 3 },
    { debugName: 'cards', name: ofStart, minShareCount: 2, priority: 2 },
    {
      name: 'kit',
      test: /(src.(web|domain)|machines|node_modules)\/.*\.m?[jt]sx?$/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 6_000,
      priority: 1,
    },
  ];
}

function closure(from: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const id of seen) for (const imported of importsOf(id)) seen.add(imported);
  return seen;
}
