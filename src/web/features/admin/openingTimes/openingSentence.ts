import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formSentence } from '#web/i18n/formSentences.ts';

const sentences: Record<string, MessageDescriptor> = {
  off_grid: msg({ id: 'opening.error.off_grid', message: 'Tijden gaan in stappen van 5 minuten' }),
  off_quarter: msg({ id: 'opening.error.off_quarter', message: 'Tijden gaan in kwartieren' }),
  times_reversed: msg({ id: 'opening.error.times_reversed', message: 'De eindtijd ligt niet na de begintijd' }),
  overlaps: msg({ id: 'opening.error.overlaps', message: 'Dit overlapt met een ander blok of een herhaling' }),
  dates_reversed: msg({ id: 'opening.error.dates_reversed', message: 'De laatste dag ligt voor de eerste' }),
  date_invalid: msg({ id: 'opening.error.date_invalid', message: 'Kies een dag die bestaat' }),
  too_many: msg({ id: 'opening.error.too_many', message: 'Dit zijn te veel herhalingen: hoogstens 60' }),
  too_few: msg({ id: 'opening.error.too_few', message: 'Kies er minstens één' }),
};

/** Of fields about days and times. */
export const openingSentence = (code: string, label: string): MessageDescriptor =>
  sentences[code] ?? formSentence(code, label);
