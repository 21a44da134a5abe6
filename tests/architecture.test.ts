import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { targetOf } from '#tools/build/imports.ts';
import { foldersInCircles } from '#tests/support/contexts.ts';
import { forbiddenInText, forbiddenWords } from '#tests/support/glossary.ts';
import { forbiddenImports, reexportedRepos } from '#tests/support/importRules.ts';
import { parseSource, readSource, sourcePaths } from '#tests/support/imports.ts';

const root = join(import.meta.dirname, '..');
const paths = sourcePaths(root, ['src', 'machines', 'locales', 'tests', 'e2e']);
const files = [...paths, 'vite.config.ts'].map((path) => readSource(root, path));

const rootEntries = new Set(
  (
    'package.json package-lock.json vite.config.ts tsconfig.json README.md LICENSE Dockerfile compose.yaml ' +
    'openapi src machines locales tests e2e node_modules dist test-results playwright-report'
  ).split(' '),
);

function violations(path: string, text: string): string[] {
  return forbiddenImports(parseSource(path, text));
}

test('the root holds nothing but the agreed folders and files', () => {
  const strangers = readdirSync(root).filter((name) => !name.startsWith('.') && !rootEntries.has(name));
  expect(strangers).toEqual([]);
});

test('src holds contract, demo, domain, server, web and tools', () => {
  expect(readdirSync(join(root, 'src')).sort()).toEqual(['contract', 'demo', 'domain', 'server', 'tools', 'web']);
});

test('every file imports only what its floor may see', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test('no file only hands on what other files export', () => {
  expect(files.filter((file) => file.onlyReexports).map((file) => file.path)).toEqual([]);
});

test('no service exports what a repository does', () => {
  expect(files.flatMap(reexportedRepos)).toEqual([]);
});

test('a route file has at most 40 lines', () => {
  const long = files.filter((file) => file.path.startsWith('src/web/routes/') && file.lines > 40);
  expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
});

test('routes holds only routes', () => {
  const tree = files.find(({ path }) => path === 'src/web/routeTree.gen.ts');
  const routes = new Set(tree?.imports.map(({ specifier }) => targetOf('src/web/routeTree.gen.ts', specifier)));
  const inFolder = files.filter(({ path }) => path.startsWith('src/web/routes/')).map(({ path }) => path);
  expect(inFolder.length).toBeGreaterThan(10);
  expect(inFolder.filter((path) => !routes.has(path))).toEqual([]);
});

test('no two folders of server, domain, machines or web import each other', () => {
  const house = files.filter(({ path }) => /^(src\/(server|domain|web|contract)|machines)\//.test(path));
  expect(foldersInCircles(house)).toEqual([]);
});

test.each([
  ['src/domain/values/cents.ts', `import { sql } from 'kysely';`],
  ['src/domain/values/cents.ts', `import { problemCodes } from '#contract/problems.ts';`],
  ['src/contract/names.ts', `import type { Cents } from '#domain/values/cents.ts';`],
  ['src/domain/catalog/flowTypes.ts', `import type { Totals } from '../booking/totals.ts';`],
  ['src/domain/people/loginSchema.ts', `import { flowNeeds } from '../catalog/flowNeeds.ts';`],
  ['machines/reservation/reservation.machine.ts', `import { useQuery } from '@tanstack/react-query';`],
  ['machines/reservation/reservation.machine.ts', `import { getFlow } from '#server/catalog/flows.service.ts';`],
  ['src/server/catalog/flows.service.ts', `import { setup } from 'xstate';`],
  [
    'src/server/catalog/flows.service.ts',
    `import type { SessionContext } from '#server/booking/reservations.service.ts';`,
  ],
  ['src/server/booking/items/addOrders.ts', `import { readProducts } from '#server/catalog/products.repo.ts';`],
  [
    'src/server/booking/staff/staffReservationDeps.ts',
    `import { customers } from '#server/people/customers.service.ts';`,
  ],
  ['src/server/people/login.ts', `import { flows } from '#server/catalog/flows.service.ts';`],
  ['src/server/catalog/flows.service.ts', `import type { Deps } from '#server/deps.ts';`],
  ['src/server/http/routes.ts', `import { flowsService } from '#server/catalog/flows.service.ts';`],
  ['src/server/db/transaction.ts', `import { problem } from '#server/http/problem.ts';`],
  ['src/server/visits/visits.service.ts', `import { flows } from '#server/catalog/flows.service.ts';`],
  ['src/server/jobs/worker.ts', `import { removeOutdated } from '#server/payments/checkout.service.ts';`],
  ['src/demo/paymentProvider/main.ts', `import { Cents } from '#domain/values/cents.ts';`],
  ['src/web/api/client.ts', `import { readFile } from 'node:fs/promises';`],
  ['src/web/ui/Button.tsx', `import { client } from '#web/api/client.ts';`],
  ['src/web/features/catalog/start/StartScreen.tsx', `import { Bar } from '#web/features/booking/flow/FlowBar.tsx';`],
  ['src/web/features/people/forms/LoginForm.tsx', `const screen = import('#web/features/account/AccountScreen.tsx');`],
  ['src/web/router.tsx', `import { buildApp } from '#server/app.ts';`],
  ['src/demo/venue/demoVenue.ts', `import { makeStaffService } from '#server/people/staff.service.ts';`],
  ['src/server/main.ts', `import { run } from '#tools/run.ts';`],
  ['src/server/main.ts', `import { seedDemo } from '#demo/venue/seedDemo.ts';`],
  ['src/server/start.ts', `const venue = import('#demo/venue/openDemoVenue.ts');`],
  ['src/web/router.tsx', `export { venue } from '#tests/support/venue.ts';`],
  ['e2e/entry.e2e.ts', `import { addDays } from '#domain/values/localDate.ts';`],
  ['scripts/run.ts', `import 'node:fs';`],
])('%s is refused when it says %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['src/domain/values/cents.ts', `import type { Cents } from '#contract/names.ts';`],
  ['src/domain/booking/totals.ts', `import type { CheckoutType } from '../catalog/checkoutTypes.ts';`],
  ['src/server/booking/items/addOrders.ts', `import { soldOnFlow } from '#server/catalog/soldProducts.service.ts';`],
  ['src/server/catalog/flows.service.ts', `import { problem } from '#server/http/problem.ts';`],
  ['src/server/people/login.ts', `import { problem } from '#server/http/problem.ts';`],
  ['src/server/app.ts', `import { flowsOperations } from './catalog/flows.operations.ts';`],
  ['src/server/main.ts', `const venue = () => import('#demo/venue/openDemoVenue.ts');`],
  ['src/web/features/booking/flow/FlowLayout.tsx', `import { Button } from '#web/ui/Button.tsx';`],
  ['src/web/features/booking/flow/FlowLayout.tsx', `import { DayBar } from '#web/features/scheduling/day/DayBar.tsx';`],
  ['src/web/features/scheduling/day/DayBar.tsx', `import { useFlow } from '#web/actors/ReservationActorContext.tsx';`],
])('%s is allowed when it says %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});

test.each([
  `export { insertItems } from './rows/reservations.repo.ts';`,
  `export type { CardDetails } from './cardDetails.repo.ts';`,
  `import { itemsOf } from './rows/reservations.repo.ts'; export { itemsOf };`,
  `import { itemsOf as items } from './rows/reservations.repo.ts'; export { items as itemsOf };`,
])('a service is refused when it says %s', (text) => {
  expect(reexportedRepos(parseSource('src/server/booking/reservations.service.ts', text))).toHaveLength(1);
});

test('a service may use a repository, and hand on a verb of its own folder', () => {
  const text = `import { itemsOf } from './rows/reservations.repo.ts'; export { confirm } from './confirm.ts';`;
  expect(reexportedRepos(parseSource('src/server/booking/reservations.service.ts', text))).toEqual([]);
});

test('folders that import each other through a third are named', () => {
  const file = (path: string, text: string) => parseSource(path, text);
  const circle = [
    file('src/server/a/x.ts', `import type { Y } from '#server/b/y.ts';`),
    file('src/server/b/y.ts', `import { z } from '../c/z.ts';`),
    file('src/server/c/z.ts', `export { x } from '#server/a/x.ts';`),
    file('src/server/d/w.ts', `import { z } from '../c/z.ts';`),
  ];
  expect(foldersInCircles(circle)).toEqual(['src/server/a', 'src/server/b', 'src/server/c']);
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The two files that hold the forbidden words. */
const glossaryFiles = new Set(['tests/support/glossary.ts', 'tests/architecture.test.ts']);

function filesIn(folder: string, ext: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ext))
    .map((path) => `${folder}/${path}`);
}

test.each(['src', 'machines', 'tests', 'e2e'])(
  'every name, comment and title in %s is in the glossary’s words',
  (folder) => {
    const own = paths.filter(
      (path) => path.startsWith(`${folder}/`) && !path.includes('.gen.') && !glossaryFiles.has(path),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.flatMap((path) => forbiddenWords(path, read(path)))).toEqual([]);
  },
);

test('the contract and the functions of the database are in the glossary’s words', () => {
  const own = [...filesIn('openapi', '.yaml'), ...filesIn('src/server/db/functions', '.sql')];
  expect(own.length).toBeGreaterThan(10);
  expect(own.flatMap((path) => forbiddenInText(path, read(path)))).toEqual([]);
});

test.each([
  'const found = rows[0];',
  'function addWishes(): void {}',
  'const { kept } = reservation;',
  'type MoneyTask = { id: string };',
  'const giveAllBack = 1;',
  '/** Books the wish of a guest. */',
  '// A bath card pays.\nconst visits = 1;',
  "test('the kept units stay', () => {});",
  "describe.each(kinds)('%s gives the money back', () => {});",
])('the words of `%s` are refused', (text) => {
  expect(forbiddenWords('src/server/x.ts', text)).toHaveLength(1);
});

test.each([
  'const { left: x } = box;',
  'window.scrollTo({ left: 0 });',
  'const newsletter = true;',
  'const following = showing;',
  "say('found');",
  '/** The last one found is returned. */',
  '// Closing gives the focus back.\nclose();',
])('the words of `%s` are allowed', (text) => {
  expect(forbiddenWords('src/web/x.ts', text)).toEqual([]);
});

test.each([
  'MoneyTask:',
  '  operationId: listMoneyTasks',
  '  properties: { kept: { type: string } }',
  '-- Gives the cents back.',
])('the words of `%s` are refused in the contract and in SQL', (text) => {
  expect(forbiddenInText('openapi/x.yaml', text)).toHaveLength(1);
});
