import { expect, test } from 'vitest';
import { formerValues } from '#web/features/admin/kit/audit/formerValues.ts';

const changed = { action: 'changed' as const, old: { name: 'Proefbad', price: 3 }, new: { name: 'Bad', price: 4 } };

test('a change of text can be put back, the rest of it stays as it is', () => {
  expect(formerValues(changed, ['name', 'address'])).toEqual({ name: 'Proefbad' });
});

test('text that was not there before is taken away again', () => {
  expect(formerValues({ action: 'changed', old: {}, new: { address: 'Badweg 1' } }, ['address'])).toEqual({
    address: null,
  });
});

test('what an entry does not tell, and what was made or removed, is not put back', () => {
  const withheld = { action: 'changed' as const, old: { name: 'withheld' }, new: { name: 'withheld' } };
  expect(formerValues(withheld, ['name'])).toBeNull();
  expect(formerValues(changed, ['address'])).toBeNull();
  expect(formerValues({ ...changed, action: 'created', old: null }, ['name'])).toBeNull();
});

test('a text inside a setting is put back when it changed, not when what stands beside it did', () => {
  const swimwear = (text: string, kind: string) => ({ swimware: { text: { nl: text }, schedule: { kind } } });
  const entry = (old: object, now: object) => ({ action: 'changed' as const, old: { ...old }, new: { ...now } });
  const fields = ['swimware.text'];
  expect(formerValues(entry(swimwear('In badpak', 'none'), swimwear('Bloot', 'none')), fields)).toEqual({
    'swimware.text': { nl: 'In badpak' },
  });
  expect(formerValues(entry(swimwear('In badpak', 'none'), swimwear('In badpak', 'weekly')), fields)).toBeNull();
});
