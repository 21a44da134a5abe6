import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bin, run } from '#tools/run.ts';

const name = '/tests/one.test.ts';
const skipped = { status: 'skipped', fullName: 'one', failureMessages: [] };
const broken = { status: 'failed', fullName: 'two', failureMessages: ['expected 1'] };

async function lastLineOf(file: { status: string; message: string; assertionResults: object[] }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kuur-reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const report = { numPassedTests: 3, startTime: 0, testResults: [{ name, endTime: 1, ...file }] };
  await writeFile(join(folder, 'unit.json'), JSON.stringify(report));
  const { code, output } = await run(bin('tsx'), ['src/tools/reports.ts', folder, 'unit'], { quiet: true });
  return `${output.trim().split('\n').at(-1)}, ends with ${code}`;
}

test('a file whose hook failed counts, though none of its tests ran', async () => {
  const file = { status: 'failed', message: 'the server ended', assertionResults: [skipped] };
  expect(await lastLineOf(file)).toBe('3 passed, 1 failed, ends with 1');
});

test('a file counts once for each test that failed', async () => {
  const file = { status: 'failed', message: '', assertionResults: [skipped, broken, broken] };
  expect(await lastLineOf(file)).toBe('3 passed, 2 failed, ends with 1');
});

test('what passed is told, and nothing failed', async () => {
  const file = { status: 'passed', message: '', assertionResults: [skipped] };
  expect(await lastLineOf(file)).toBe('3 passed, 0 failed, ends with 0');
});
