import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formSentence } from '#web/i18n/formSentences.ts';

test.each([
  ['email_taken', 'Dit e-mailadres is al geregistreerd'],
  ['phone_invalid', 'Ongeldig telefoonnummer'],
  ['zip_code_invalid', 'Ongeldige postcode'],
  ['digits_only', 'Alleen getallen zijn geldig'],
  ['password_mismatch', 'Wachtwoorden komen niet overeen'],
])('%s says: %s', (code, sentence) => {
  expect(formSentence(code, 'Veld').message).toBe(sentence);
});

test('a required field names itself', () => {
  expect(formSentence('required', 'Voornaam')).toMatchObject({ id: 'form.required', values: { label: 'Voornaam' } });
});

test('an unknown code still points at its field', () => {
  expect(formSentence('constructor', 'Plaats')).toMatchObject({ id: 'form.invalid', values: { label: 'Plaats' } });
});

/** The specification names these (its §5). */
test.each([
  ['form.required', 'is a required field'],
  ['form.password_too_short', 'must be at least'],
  ['form.email_invalid', 'must be a valid email'],
])('in English %s ends as people know it: %s', (id, words) => {
  const catalogue = readFileSync(new URL('../../../locales/en/messages.po', import.meta.url), 'utf8');
  const [, english] = new RegExp(`msgid "${id}"\\nmsgstr "(.*)"`).exec(catalogue) ?? [];
  expect(english).toContain(words);
});
