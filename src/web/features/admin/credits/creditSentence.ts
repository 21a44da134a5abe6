import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { openingSentence } from '../openingTimes/openingSentence.ts';

const sentences: Record<string, MessageDescriptor> = {
  voucher_in_part: msg({
    id: 'credit.error.voucher_in_part',
    message: 'Een voucher is helemaal gebruikt of helemaal niet',
  }),
  name_in_use: msg({ id: 'credit.error.code_in_use', message: 'Deze code is er al. Kies een andere.' }),
  not_found: msg({ id: 'credit.error.not_found', message: 'Kies er een die er nog is' }),
};

const bounds: Record<string, (label: string) => MessageDescriptor> = {
  too_small: (label) => msg({ id: 'credit.error.too_small', message: `${label} is te laag` }),
  too_large: (label) => msg({ id: 'credit.error.too_large', message: `${label} is te hoog` }),
};

/** Of fields about gift cards, visits and promo codes. */
export const creditSentence = (code: string, label: string): MessageDescriptor =>
  sentences[code] ?? bounds[code]?.(label) ?? openingSentence(code, label);
