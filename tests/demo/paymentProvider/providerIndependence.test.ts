// @module-tag anyDatabase
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../src/demo/paymentProvider/', import.meta.url));
const IMPORT = /^(?:import|export|\}).* from '([^']+)';$|^import '([^']+)';$|import\('([^']+)'\)/gm;

test('the local provider shares no code with the product', () => {
  const imported = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(IMPORT)].map(([, ...names]) => names.find(Boolean) ?? ''),
  );
  expect(imported).toContain('./cashier.ts');
  expect(imported).toContain('node:fs');
  expect(imported.filter((name) => !/^(\.\/[A-Za-z]+\.ts|node:[a-z/_]+|fastify)$/.test(name))).toEqual([]);
});
