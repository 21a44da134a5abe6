import { expect, test } from 'vitest';
import contract from '#contract/openapi.gen.json' with { type: 'json' };
import { errorSentence } from '#web/i18n/errorSentences.ts';

const codes: readonly string[] = contract.components.schemas.ProblemCode.enum;

test('every problem code of the contract has a sentence of its own', () => {
  const ids = codes.map((code) => errorSentence(code).id);
  expect(codes.length).toBeGreaterThan(30);
  expect(ids).toEqual(codes.map((code) => `problem.${code}`));
});

test('no sentence says oops or shouts', () => {
  const messages = codes.map((code) => errorSentence(code).message ?? '');
  expect(messages.filter((message) => /oeps|!/i.test(message) || message === '')).toEqual([]);
});

test('a code nobody knows gets the general sentence', () => {
  expect(errorSentence('moon_is_full').id).toBe('common.error');
  expect(errorSentence('toString').id).toBe('common.error');
});
