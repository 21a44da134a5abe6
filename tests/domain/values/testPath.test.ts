import { expect, test } from 'vitest';
import { testPath, testTagOf, withoutTest } from '#domain/values/testPath.ts';

const tag = `test-${'0123456789abcdef'.repeat(2)}`;

test('a page of a test begins with its tag', () => {
  expect([testPath(tag, '/flow/entree'), testPath(tag, '/')]).toEqual([`/${tag}/flow/entree`, `/${tag}`]);
});

test.each(['/', '/flow/entree'])('%s in a test is the same page without it', (path) => {
  const page = testPath(tag, path);
  expect([testTagOf(page), withoutTest(page)]).toEqual([tag, path]);
});

test.each(['/flow/entree', `/flow/${tag}`, `/${tag}0`, `/${tag.slice(0, -1)}`, `/x${tag}`])('%s is none', (path) => {
  expect([testTagOf(path), withoutTest(path)]).toEqual([null, path]);
});
