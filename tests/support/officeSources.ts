import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRoot } from '#server/db/projectRoot.ts';
import { contractOperations } from './contractOperations.ts';

const web = join(projectRoot(), 'src/web');
const folders = ['admin', 'features/admin', 'queries/admin'];

interface Source {
  path: string;
  text: string;
  imports: { path: string; names: string[] }[];
}

/** The sources of the back office by their path below `src/web`. */
export const officeSources: ReadonlyMap<string, Source> = new Map(
  folders.flatMap(filesOf).map((path) => [path, readSource(path)]),
);

function filesOf(folder: string): string[] {
  const names = readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(?<!\.gen|\.css)\.tsx?$/.test(name)).map((name) => join(folder, name));
}

function readSource(path: string): Source {
  const text = readFileSync(join(web, path), 'utf8');
  const fileOf = (from: string): string =>
    from.startsWith('#web/') ? from.slice('#web/'.length) : relative(web, resolve(web, dirname(path), from));
  const statements = [...text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'([^']+)'/g)].map(
    ([, names = '', from = '']) => ({
      path: fileOf(from),
      names: names.split(',').map((name) => name.trim().split(' as ')[0]!),
    }),
  );
  const lazyParts = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => ({
    path: fileOf(from),
    names: [],
  }));
  return { path, text, imports: [...statements, ...lazyParts] };
}

export const importersOf = (path: string): Source[] =>
  [...officeSources.values()].filter(({ imports }) => imports.some((each) => each.path === path));

export interface Call {
  operationId: string;
  /** Names of the functions of this file that make the call, themselves or through another. */
  names: string[];
  path: string;
}

/** Every call of an operation of the contract, with the functions that others import to make it. */
export const officeCalls: Call[] = [...officeSources.values()].flatMap(({ path, text }) => {
  const declarations = text.split(/^(?=(?:export )?(?:async )?(?:const|function) )/m).map((body) => ({
    body,
    name: /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(body)?.[1] ?? '',
  }));
  const namesWith = (calls: RegExp): string[] => {
    const names = new Set(declarations.filter(({ body }) => calls.test(body)).map(({ name }) => name));
    for (const name of names) {
      const callers = declarations.filter(({ body }) => new RegExp(`\\b${name}\\b`).test(body));
      for (const caller of callers) names.add(caller.name);
    }
    return [...names];
  };
  return contractOperations
    .map(({ id, method, path: address }) => {
      const escaped = address.replaceAll(/[{}]/g, String.raw`\$&`);
      return { operationId: id, names: namesWith(new RegExp(`(?:\\.${method}\\(\\s*|(?<!to): )'${escaped}'`)), path };
    })
    .filter(({ names }) => names.length > 0);
});
