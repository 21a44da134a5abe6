import type { SourceFile } from '#tests/support/imports.ts';
import { targetOf } from '#tests/support/imports.ts';

type Rule = {
  folder: string;
  /** Folders or files it may import from, beside itself. */
  from: string[];
  /** Folders it may import types from. */
  types?: string[];
  packages: RegExp;
};

const anyPackage = /./;
const notInServer = /^(?!react|xstate|@xstate|@tanstack|@lingui|@vanilla-extract)/;
const notInWeb = /^(?!fastify|@fastify|kysely|pg$|pg\/|@electric-sql|node:|nodemailer|sharp)/;
const floors = ['machines', 'src/domain', 'src/contract'];

/** Who may import what; the first rule whose folder holds the file counts. Anything not named is forbidden. */
export const importRules: Rule[] = [
  { folder: 'src/contract', from: [], packages: /^$/ },
  { folder: 'src/domain', from: [], types: ['src/contract'], packages: /^zod(\/|$)/ },
  { folder: 'machines', from: ['src/domain'], types: ['src/contract'], packages: /^xstate(\/|$)/ },
  { folder: 'src/server/adapters/payments/localProvider', from: [], packages: /^(node:|fastify$)/ },
  { folder: 'src/server', from: ['src/domain', 'src/contract'], packages: notInServer },
  { folder: 'src/web/ui', from: ['src/domain', 'src/web/art'], types: ['src/contract'], packages: notInWeb },
  { folder: 'src/web/i18n', from: ['src/domain', 'locales'], types: ['src/contract'], packages: notInWeb },
  { folder: 'src/web/art', from: [], packages: /^$/ },
  { folder: 'src/web/api', from: ['src/contract', 'src/domain'], packages: notInWeb },
  { folder: 'src/web/queries', from: ['src/web/api', 'src/domain', 'src/contract'], packages: notInWeb },
  { folder: 'src/web/actors', from: ['src/web/queries', 'src/web/api', ...floors], packages: notInWeb },
  { folder: 'src/web/forms', from: ['src/web/ui', 'src/web/i18n', ...floors], packages: notInWeb },
  {
    folder: 'src/web/dayChoice',
    from: [...['ui', 'queries', 'actors', 'i18n'].map((name) => `src/web/${name}`), ...floors],
    packages: notInWeb,
  },
  {
    folder: 'src/web/orderPage',
    from: [...['ui', 'dayChoice', 'queries', 'actors', 'i18n'].map((name) => `src/web/${name}`), ...floors],
    packages: notInWeb,
  },
  {
    folder: 'src/web/features',
    from: [
      ...['ui', 'forms', 'dayChoice', 'orderPage', 'queries', 'actors', 'i18n', 'art'].map((name) => `src/web/${name}`),
      ...floors,
    ],
    packages: notInWeb,
  },
  { folder: 'src/web', from: ['src/web', 'locales', ...floors], packages: notInWeb },
  {
    folder: 'e2e',
    from: ['machines', 'src/tools/chromium.ts'],
    types: ['src/contract'],
    packages: /^(node:|@playwright\/test|@axe-core\/playwright|xstate(\/|$)|postal-mime$)/,
  },
  { folder: 'locales', from: [], packages: /^@lingui\// },
  { folder: 'vite.config.ts', from: ['src/tools/build'], packages: anyPackage },
  { folder: 'src/tools', from: ['src', 'machines', 'locales'], packages: anyPackage },
  { folder: 'tests', from: ['src', 'machines', 'locales', 'e2e', 'openapi'], packages: anyPackage },
];

/** What the modules of src/server share: it imports no module and every module may import it. */
const serverShared = ['http', 'db', 'adapters', 'jobs/jobQueue.ts'].map((name) => `src/server/${name}`);

/** A sentence for every import of the file that the rules forbid. */
export function forbiddenImports(file: SourceFile): string[] {
  const rule = importRules.find(({ folder }) => isIn(file.path, folder));
  if (rule === undefined) return [`${file.path} lies outside the tree`];
  return file.imports.flatMap(({ specifier, typeOnly }) => {
    const target = targetOf(file.path, specifier);
    if (target === null) return rule.packages.test(specifier) ? [] : [`${file.path} must not import ${specifier}`];
    const reason = forbiddenTarget(file.path, target, rule, typeOnly);
    return reason === null ? [] : [`${file.path} must not import ${target}${reason}`];
  });
}

function forbiddenTarget(from: string, target: string, rule: Rule, typeOnly: boolean): string | null {
  const own = isIn(target, rule.folder);
  const allowed = own || rule.from.some((folder) => isIn(target, folder));
  if (!allowed) {
    const asType = rule.types?.some((folder) => isIn(target, folder)) ?? false;
    if (asType) return typeOnly ? null : ' except as a type';
    return '';
  }
  if (rule.folder === 'src/server' && own) return forbiddenBetweenModules(from, target, typeOnly);
  if (rule.folder === 'src/web/features' && own && featureOf(from) !== featureOf(target)) return ': another feature';
  return null;
}

/** Modules meet through their services; what modules share imports none of them; app.ts and main.ts put all together. */
function forbiddenBetweenModules(from: string, target: string, typeOnly: boolean): string | null {
  const fromModule = serverFolderOf(from);
  const targetModule = serverFolderOf(target);
  if (fromModule === null || targetModule === null || fromModule === targetModule) return null;
  if (serverShared.some((shared) => isIn(target, shared))) return null;
  if (serverShared.some((shared) => isIn(from, shared))) return isIn(from, 'src/server/db/seed') ? null : ': a module';
  if (target.endsWith('.service.ts') || (typeOnly && target.endsWith('.types.ts'))) return null;
  return ' except its .service.ts';
}

function serverFolderOf(path: string): string | null {
  const rest = path.slice('src/server/'.length);
  return rest.includes('/') ? (rest.split('/')[0] ?? null) : null;
}

/** features/admin holds a folder per subject. */
function featureOf(path: string): string {
  const parts = path.split('/');
  return parts[3] === 'admin' ? parts.slice(3, 5).join('/') : (parts[3] ?? '');
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
