import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formSentence } from '#web/i18n/formSentences.ts';

const sentences: Record<string, (label: string) => MessageDescriptor> = {
  too_small: (label) => msg({ id: 'settings.error.too_small', message: `${label} is te laag` }),
  too_large: (label) => msg({ id: 'settings.error.too_large', message: `${label} is te hoog` }),
  too_few: (label) => msg({ id: 'settings.error.too_few', message: `${label}: kies er minstens één` }),
  duplicate: (label) => msg({ id: 'settings.error.duplicate', message: `${label}: iets staat er dubbel` }),
  not_allowed: (label) => msg({ id: 'settings.error.not_allowed', message: `${label}: dit kennen we niet` }),
  not_found: (label) => msg({ id: 'settings.error.not_found', message: `${label}: dit bestaat niet meer` }),
  off_grid: (label) => msg({ id: 'settings.error.off_grid', message: `${label} gaat in stappen van 5 minuten` }),
  address_invalid: (label) =>
    msg({ id: 'settings.error.address_invalid', message: `${label}: geef een volledig adres dat met https:// begint` }),
  color_invalid: (label) =>
    msg({ id: 'settings.error.color_invalid', message: `${label}: schrijf de kleur als #5C6B1F` }),
  contrast_low: (label) =>
    msg({ id: 'settings.error.contrast_low', message: `${label}: tekst is met deze kleur slecht te lezen` }),
};

export function settingSentence(code: string, label: string): MessageDescriptor {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(label) ?? formSentence(code, label);
}
