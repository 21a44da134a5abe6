import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormCode } from '#domain/values/formFields.ts';

type FieldCode = FormCode | 'email_taken';

const sentences: Record<FieldCode, (label: string) => MessageDescriptor> = {
  required: (label) => msg({ id: 'form.required', message: `${label} is een verplicht veld` }),
  too_long: (label) => msg({ id: 'form.too_long', message: `${label} is te lang` }),
  characters_unreadable: (label) =>
    msg({ id: 'form.characters_unreadable', message: `${label} bevat tekens die we niet kunnen lezen` }),
  email_invalid: () => msg({ id: 'form.email_invalid', message: 'Ongeldig e-mailadres' }),
  email_taken: () => msg({ id: 'form.email_taken', message: 'Dit e-mailadres is al geregistreerd' }),
  phone_invalid: () => msg({ id: 'form.phone_invalid', message: 'Ongeldig telefoonnummer' }),
  zip_code_invalid: () => msg({ id: 'form.zip_code_invalid', message: 'Ongeldige postcode' }),
  digits_only: () => msg({ id: 'form.digits_only', message: 'Alleen getallen zijn geldig' }),
  password_characters: () =>
    msg({
      id: 'form.password_characters',
      message: 'Wachtwoord mag alleen letters, cijfers en speciale tekens (!@#$%^*_.-) bevatten',
    }),
  staff_password_too_short: (label) =>
    msg({ id: 'form.staff_password_too_short', message: `${label} moet minimaal 15 tekens bevatten` }),
  name_in_use: () => msg({ id: 'form.name_in_use', message: 'Deze naam is er al. Kies een andere.' }),
  password_too_short: (label) =>
    msg({ id: 'form.password_too_short', message: `${label} moet minimaal 8 tekens bevatten` }),
  password_mismatch: () => msg({ id: 'form.password_mismatch', message: 'Wachtwoorden komen niet overeen' }),
  password_guessable: () =>
    msg({ id: 'form.password_guessable', message: 'Dit wachtwoord is makkelijk te raden. Kies een ander.' }),
  password_breached: () =>
    msg({
      id: 'form.password_breached',
      message: 'Dit wachtwoord staat op lijsten van gelekte wachtwoorden. Kies een ander.',
    }),
  password_wrong: () => msg({ id: 'form.password_wrong', message: 'Dit is niet je huidige wachtwoord' }),
  departure_before_arrival: () =>
    msg({ id: 'form.departure_before_arrival', message: 'Het vertrek ligt na de aankomst' }),
};

/** Falls back to a general sentence for an unknown code. */
export function formSentence(code: string, label: string): MessageDescriptor {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code as FieldCode] : null;
  return sentence ? sentence(label) : msg({ id: 'form.invalid', message: `${label} klopt nog niet` });
}
