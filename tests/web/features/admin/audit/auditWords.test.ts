import { expect, test } from 'vitest';
import { auditedFields } from '#server/trail/auditedFields.ts';
import { fieldWords } from '#web/features/admin/audit/fieldWords.ts';
import { kindWords } from '#web/features/admin/audit/kindWords.ts';

test('every kind of object that has a history has a word, and every field of it', () => {
  const kinds = Object.keys(auditedFields);
  expect(kinds.filter((kind) => kindWords[kind] === undefined)).toEqual([]);
  const fields = Object.values(auditedFields).flatMap(
    (allowed: { values: readonly string[]; withheld?: readonly string[] }) => [
      ...allowed.values,
      ...(allowed.withheld ?? []),
    ],
  );
  expect(fields.filter((field) => fieldWords[field] === undefined)).toEqual([]);
});
