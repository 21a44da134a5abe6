import type { FieldError } from '../../values/fieldErrors.ts';
import { languages } from '../../values/translated.ts';
import type { Translated } from '../../values/translated.ts';
import { plainTextOf } from '../richText.ts';
import { richTextOf } from '../richTextOf.ts';

export const longestName = 300;
export const longestOptionName = 120;

const unreadable = /[\p{Cc}\p{Cf}]/u;

/** HTML on one line, Dutch required. Codes: `required`, `too_long`, `characters_unreadable`. */
export function nameErrors(name: Translated, pointer = '/name', maxLength = longestName): FieldError[] {
  return languages.flatMap((language) => {
    const words = plainTextOf(richTextOf(name[language] ?? ''));
    const code = codeOf(words, maxLength);
    if (language === 'nl' && words === '') return [{ pointer: `${pointer}/nl`, code: 'required' }];
    return code === null ? [] : [{ pointer: `${pointer}/${language}`, code }];
  });
}

function codeOf(words: string, maxLength: number): string | null {
  if (unreadable.test(words)) return 'characters_unreadable';
  return words.length > maxLength ? 'too_long' : null;
}
