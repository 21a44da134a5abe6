import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/build/fresh.mjs';
import { faults, withFault } from './faults/faults.ts';

test('every planted fault fits the sources as they are, and changes them', () => {
  for (const fault of faults) {
    const text = readFileSync(join(root, fault.file), 'utf8');
    expect([fault.name, withFault(text, fault) === text]).toEqual([fault.name, false]);
  }
});

test('a fault whose place is gone says so', () => {
  const [fault] = faults;
  expect(() => withFault('', fault!)).toThrow("'wrong label on a button' no longer fits");
});
