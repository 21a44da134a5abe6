import { expect, test } from 'vitest';
import contract from '#contract/openapi.gen.json' with { type: 'json' };
import { addSentences, errorSentence } from '#web/i18n/errorSentences.ts';
import { staffSentences } from '#web/i18n/staffSentences.ts';

const codes: readonly string[] = contract.components.schemas.ProblemCode.enum;

test('a code that only staff meet has its sentence in the back office alone', () => {
  expect(errorSentence('last_owner').id).toBe('common.error');
  addSentences(staffSentences);
  expect(errorSentence('last_owner').id).toBe('problem.last_owner');
});

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
