import type { SourceFile } from '#tests/support/imports.ts';
import { targetOf } from '#tools/build/imports.ts';

/** The order of contexts on every floor: each imports only those before it, types too. */
const corridor = ['catalog', 'scheduling', 'credits', 'mails', 'booking', 'payments'] as const;

type Floor = {
  folder: string;
  /** Folders that every context may import and that know no context, in their own order. */
  platform: readonly string[];
  order: readonly string[];
  /** Contexts that neither import the others nor are imported by them. */
  beside: readonly string[];
  /** What of another context may be imported, where it is not everything. */
  door?: RegExp;
};

/** A file of a floor's own folder puts its contexts together: it may import all of them, and none imports it. */
const floors: readonly Floor[] = [
  { folder: 'src/domain', platform: ['values'], order: corridor, beside: ['people'] },
  {
    folder: 'src/server',
    platform: ['db', 'adapters', 'jobs', 'trail', 'http'],
    order: [...corridor, 'audit', 'health', 'retention'],
    beside: ['people'],
    door: /\.service\.ts$/,
  },
  {
    folder: 'src/web/features',
    platform: ['site', 'people'],
    order: [...corridor, 'account', 'devUi', 'admin'],
    beside: [],
  },
];

/** Why this import runs against the order of contexts, or null. Both paths are relative to the project. */
export function againstTheOrder(from: string, target: string): string | null {
  const floor = floors.find(({ folder }) => from.startsWith(`${folder}/`) && target.startsWith(`${folder}/`));
  if (floor === undefined) return null;
  const [own, other] = [contextOf(from, floor), contextOf(target, floor)];
  if (own === null || own === other) return null;
  if (other === null) return ': what puts the contexts together';
  const order = [...floor.platform, ...floor.order];
  const isPlatform = floor.platform.includes(other);
  if (floor.beside.includes(own)) return isPlatform ? null : ': a context beside it';
  if (floor.beside.includes(other)) return ': a context beside it';
  if (!order.includes(own) || !order.includes(other)) return ': a folder that is no context';
  if (order.indexOf(other) > order.indexOf(own)) return ': a context after it';
  return isPlatform || floor.door === undefined || floor.door.test(target) ? null : ' except its .service.ts';
}

/** The folder below the floor that holds the file; null for a file of the floor itself. */
function contextOf(path: string, { folder }: Floor): string | null {
  const rest = path.slice(folder.length + 1);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : null;
}

/** Folders that import each other, directly or through others, types included; each with what it imports. */
export function foldersInCircles(files: readonly SourceFile[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: specifiers } of files) {
    const folder = folderOf(path);
    const targets = imports.get(folder) ?? new Set();
    for (const { specifier } of specifiers) {
      const target = targetOf(path, specifier);
      if (target !== null && folderOf(target) !== folder) targets.add(folderOf(target));
    }
    imports.set(folder, targets);
  }
  const reachable = (from: string): Set<string> => {
    const seen = new Set(imports.get(from));
    for (const folder of seen) for (const next of imports.get(folder) ?? []) seen.add(next);
    return seen;
  };
  return [...imports.keys()].filter((folder) => reachable(folder).has(folder)).toSorted();
}

/** The states of a machine are in its room. */
const folderOf = (path: string): string =>
  path.slice(0, path.lastIndexOf('/')).replace(/^(machines\/\w+)\/states$/, '$1');
