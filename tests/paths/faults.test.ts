import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '../../e2e/paths/model/paths.ts';
import { root } from '#tools/build/fresh.mjs';
import { faults, withFault } from './faults/faults.ts';
import { pathAbout } from './faults/main.ts';
import { wiringFaults } from './faults/wiring.ts';

const paths = apiPaths();

test('every planted fault fits the sources as they are, and changes them', () => {
  for (const fault of [...faults, ...wiringFaults]) {
    const text = readFileSync(join(root, fault.file), 'utf8');
    expect([fault.name, withFault(text, fault) === text]).toEqual([fault.name, false]);
  }
});

test('a fault whose place is gone says so', () => {
  const [fault] = faults;
  expect(() => withFault('', fault!)).toThrow("'wrong label on a button' no longer fits");
});

test('every fault between machines and server has a path on the API that is about it', () => {
  expect(() => wiringFaults.map((fault) => pathAbout(fault, paths))).not.toThrow();
});
