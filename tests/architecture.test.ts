import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports } from '#tests/support/importRules.ts';
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

test('src holds contract, domain, server, web and tools', () => {
  expect(readdirSync(join(root, 'src')).sort()).toEqual(['contract', 'domain', 'server', 'tools', 'web']);
});

test('every file imports only what its floor may see', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test('no file only hands on what other files export', () => {
  expect(files.filter((file) => file.onlyReexports).map((file) => file.path)).toEqual([]);
});

test('a route file has at most 40 lines', () => {
  const long = files.filter((file) => file.path.startsWith('src/web/routes/') && file.lines > 40);
  expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
});

test.each([
  ['src/domain/values/cents.ts', `import { sql } from 'kysely';`],
  ['src/domain/values/cents.ts', `import { problemCodes } from '#contract/names.ts';`],
  ['src/contract/names.ts', `import type { Cents } from '#domain/values/cents.ts';`],
  ['machines/reservation/reservation.machine.ts', `import { useQuery } from '@tanstack/react-query';`],
  ['machines/reservation/reservation.machine.ts', `import { getFlow } from '#server/flows/flows.service.ts';`],
  ['src/server/flows/flows.service.ts', `import { setup } from 'xstate';`],
  ['src/server/flows/flows.service.ts', `import { findProducts } from '#server/catalog/catalog.repo.ts';`],
  ['src/server/http/routes.ts', `import { flowsService } from '#server/flows/flows.service.ts';`],
  ['src/server/adapters/payments/localProvider/main.ts', `import { Cents } from '#domain/values/cents.ts';`],
  ['src/web/api/client.ts', `import { readFile } from 'node:fs/promises';`],
  ['src/web/ui/Button.tsx', `import { client } from '#web/api/client.ts';`],
  ['src/web/features/flow/FlowScreen.tsx', `import { Start } from '../start/StartScreen.tsx';`],
  ['src/web/features/flow/FlowScreen.tsx', `const screen = import('#web/features/start/StartScreen.tsx');`],
  ['src/web/dayChoice/DayBar.tsx', `import { SummaryPanel } from '#web/features/flow/SummaryPanel.tsx';`],
  ['src/web/router.tsx', `import { buildApp } from '#server/app.ts';`],
  ['src/server/main.ts', `import { run } from '#tools/run.ts';`],
  ['src/web/router.tsx', `export { venue } from '#tests/support/venue.ts';`],
  ['e2e/entry.e2e.ts', `import { addDays } from '#domain/values/localDate.ts';`],
  ['scripts/run.ts', `import 'node:fs';`],
])('%s is refused when it says %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['src/domain/values/cents.ts', `import type { Cents } from '#contract/names.ts';`],
  ['src/server/flows/flows.service.ts', `import { catalogService } from '#server/catalog/catalog.service.ts';`],
  ['src/server/flows/flows.service.ts', `import { problem } from '#server/http/problem.ts';`],
  ['src/web/features/flow/FlowScreen.tsx', `import { Button } from '#web/ui/Button.tsx';`],
  ['src/web/features/flow/FlowScreen.tsx', `import { DayBar } from '#web/dayChoice/DayBar.tsx';`],
  ['src/web/dayChoice/DayBar.tsx', `import { useFlow } from '#web/actors/ReservationActorContext.tsx';`],
  ['src/web/features/admin/users/UsersScreen.tsx', `import { UserForm } from './UserForm.tsx';`],
])('%s is allowed when it says %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});
