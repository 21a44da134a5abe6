import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { settingSentence } from '../settings/settingSentence.ts';

const sentences: Record<string, (label: string) => MessageDescriptor> = {
  date_invalid: (label) => msg({ id: 'product.error.date_invalid', message: `${label}: deze dag bestaat niet` }),
  dates_reversed: (label) => msg({ id: 'product.error.dates_reversed', message: `${label} ligt voor de eerste dag` }),
  never_holds: (label) =>
    msg({ id: 'product.error.never_holds', message: `${label}: in deze dagen komt geen van die weekdagen voor` }),
  times_reversed: (label) => msg({ id: 'product.error.times_reversed', message: `${label} ligt voor het begin` }),
  times_empty: (label) =>
    msg({ id: 'product.error.times_empty', message: `${label}: dit moet later zijn dan het begin` }),
  no_start: (label) => msg({ id: 'product.error.no_start', message: `${label}: dit product heeft geen begintijd` }),
  too_late: (label) => msg({ id: 'product.error.too_late', message: `${label}: dan eindigt het na middernacht` }),
  too_early: (label) =>
    msg({ id: 'product.error.too_early', message: `${label} is te vroeg voor het kortste verblijf` }),
  in_use: (label) => msg({ id: 'product.error.in_use', message: `${label} wordt nog gebruikt` }),
};

export function productSentence(code: string, label: string): MessageDescriptor {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(label) ?? settingSentence(code, label);
}
