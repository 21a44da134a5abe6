import { againstTheOrder } from '#tests/support/contexts.ts';
import type { SourceFile } from '#tests/support/imports.ts';
import { targetOf, type Import } from '#tools/build/imports.ts';

type Rule = {
  folder: string;
  /** Folders or files it may import from, beside itself. */
  from: string[];
  /** Folders it may import types from. */
  types?: string[];
  /** Folders it may import from by `import()` alone. */
  dynamic?: string[];
  packages: RegExp;
};

const anyPackage = /./;
const notInServer = /^(?!react|xstate|@xstate|@tanstack|@lingui|@vanilla-extract)/;
const notInWeb = /^(?!fastify|@fastify|kysely|pg$|pg\/|@electric-sql|node:|nodemailer|sharp)/;
const floors = ['machines', 'src/domain', 'src/contract'];
const web = (...names: string[]): string[] => names.map((name) => `src/web/${name}`);

/** Who may import what; the first rule whose folder holds the file counts. Anything not named is forbidden. */
export const importRules: Rule[] = [
  { folder: 'src/contract', from: [], packages: /^$/ },
  {
    folder: 'src/domain',
    from: [],
    types: ['src/contract'],
    packages: /^(zod|htmlparser2|qr|date-fns|@date-fns\/(utc|tz))(\/|$)/,
  },
  { folder: 'machines', from: ['src/domain'], types: ['src/contract'], packages: /^xstate(\/|$)/ },
  { folder: 'src/demo/paymentProvider', from: [], packages: /^(node:|fastify$)/ },
  {
    folder: 'src/demo/venue',
    from: ['src/domain', 'src/contract', 'src/server/db', 'src/server/http'],
    packages: /^(node:|kysely$|@node-rs\/argon2$|date-fns\/)/,
  },
  { folder: 'src/server/main.ts', from: ['src/server'], dynamic: ['src/demo'], packages: /^$/ },
  { folder: 'src/server', from: ['src/domain', 'src/contract'], packages: notInServer },
  { folder: 'src/web/ui', from: ['src/domain', 'src/web/art'], types: ['src/contract'], packages: notInWeb },
  { folder: 'src/web/i18n', from: ['src/domain', 'locales'], types: ['src/contract'], packages: notInWeb },
  { folder: 'src/web/art', from: [], packages: /^$/ },
  { folder: 'src/web/api', from: ['src/contract', 'src/domain'], packages: notInWeb },
  { folder: 'src/web/queries', from: ['src/web/api', 'src/domain', 'src/contract'], packages: notInWeb },
  { folder: 'src/web/actors', from: [...web('queries', 'api'), ...floors], packages: notInWeb },
  {
    folder: 'src/web/features',
    from: [...web('ui', 'queries', 'actors', 'i18n', 'art'), ...floors],
    packages: notInWeb,
  },
  { folder: 'src/web', from: ['src/web', 'locales', ...floors], packages: notInWeb },
  {
    folder: 'e2e',
    from: [
      'machines',
      'src/tools/chromium.ts',
      'src/tools/postgres.ts',
      'src/tools/postgresServer.ts',
      'tests/support/paymentCases.ts',
    ],
    types: ['src/contract'],
    packages:
      /^(node:|@playwright\/test|axe-core$|@lingui\/core$|xstate(\/|$)|postal-mime$|date-fns\/|@date-fns\/utc\/|qr$)/,
  },
  { folder: 'locales', from: [], packages: /^@lingui\// },
  { folder: 'vite.config.ts', from: ['src/tools/build'], packages: anyPackage },
  { folder: 'src/tools', from: ['src', 'machines', 'locales', 'package.json'], packages: anyPackage },
  { folder: 'tests', from: ['src', 'machines', 'locales', 'e2e', 'openapi'], packages: anyPackage },
];

/** A sentence for every import of the file that the rules forbid. */
export function forbiddenImports(file: SourceFile): string[] {
  const rule = importRules.find(({ folder }) => isIn(file.path, folder));
  if (rule === undefined) return [`${file.path} lies outside the tree`];
  return file.imports.flatMap((imported) => {
    const { specifier } = imported;
    const target = targetOf(file.path, specifier);
    if (target === null) return rule.packages.test(specifier) ? [] : [`${file.path} must not import ${specifier}`];
    const reason = forbiddenTarget(target, rule, imported) ?? againstTheOrder(file.path, target);
    return reason === null ? [] : [`${file.path} must not import ${target}${reason}`];
  });
}

/** A sentence for every repository whose names a service exports again: others get verbs and view types. */
export function reexportedRepos({ path, reexports }: SourceFile): string[] {
  if (!path.endsWith('.service.ts')) return [];
  return reexports
    .filter((specifier) => specifier.endsWith('.repo.ts'))
    .map((specifier) => `${path} must not export from ${specifier}`);
}

function forbiddenTarget(target: string, rule: Rule, { typeOnly, dynamic }: Import): string | null {
  if (isIn(target, rule.folder) || rule.from.some((folder) => isIn(target, folder))) return null;
  const asType = rule.types?.some((folder) => isIn(target, folder)) ?? false;
  if (asType) return typeOnly ? null : ' except as a type';
  const later = rule.dynamic?.some((folder) => isIn(target, folder)) ?? false;
  if (later) return dynamic ? null : ' except by import()';
  return '';
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
