import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const sources = /(src.(web|domain)|machines|node_modules)\/.*\.m?[jt]sx?$/;

/** Files of screens: what they import, directly or not, is theirs; what they load later is not. */
type Screens = {
  start: string;
  /** What every visitor passes who books an entry. */
  booking: readonly string[];
  /** What other visitors are shown. */
  choosing: readonly string[];
};

/**
 * Few files instead of one per shared module: small chunks compress badly and each costs a request. What every page
 * needs is `framework` and `site`; what the start page shares with later ones is `cards`; what the screens share that not
 * every visitor sees is `choices`; of the rest the same pages share a file, and nothing is loaded for a page
 * that another one needs, up to the threshold in bytes.
 */
export function chunkGroups({ start, booking, choosing }: Screens) {
  const ofStart = reaching([start]);
  const ofBooking = reaching(booking);
  const ofChoosing = reaching(choosing);
  const ofChoices = (id: string, modules: ChunkingContext): boolean =>
    ofChoosing(id, modules) && !ofBooking(id, modules);
  return [
    { name: 'framework', tags: ['$initial' as const], test: /node_modules|rolldown.runtime/, priority: 5 },
    { name: 'site', tags: ['$initial' as const], priority: 4 },
    {
      debugName: 'cards',
      name: (id: string, modules: ChunkingContext) => (ofStart(id, modules) ? 'cards' : null),
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'kit',
      name: (id: string, modules: ChunkingContext) => (ofChoices(id, modules) ? null : 'kit'),
      test: sources,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 30_000,
      priority: 2,
    },
    {
      debugName: 'choices',
      name: (id: string, modules: ChunkingContext) => (ofChoices(id, modules) ? 'choices' : null),
      test: sources,
      minShareCount: 2,
      priority: 1,
    },
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
