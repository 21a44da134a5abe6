import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('.github/asvs.md', 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (holds|deviation|n\.a\.) \| (.+?) \|$/gm),
].map(([, id = '', level = '', , verdict = '', proof = '']) => ({ id, level, verdict, proof }));

test('every requirement of both levels stands in the list once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect([1, 2].map((level) => rows.filter((row) => row.level === String(level)).length)).toEqual([70, 183]);
});

test.each(['1', '2'])('the counts of level %s at the top are those of the rows', (level) => {
  const ofLevel = rows.filter((row) => row.level === level);
  const counts = ['holds', 'deviation', 'n.a.'].map(
    (verdict) => ofLevel.filter((row) => row.verdict === verdict).length,
  );
  expect(text).toContain(`| level ${level} | ${[...counts, ofLevel.length].join(' | ')} |`);
});

test('every file that is named as a proof is there', () => {
  const files = rows.flatMap(({ proof }) => [...proof.matchAll(/`((?:src|tests|e2e|openapi|\.github|\.ci)\/[^`]+)`/g)]);
  expect(files.length).toBeGreaterThan(80);
  expect(files.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});
