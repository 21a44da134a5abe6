import type { Translated } from '#domain/values/translated.ts';
import type { FieldProblem } from '#server/http/problem.ts';

const maxLength = 120;

export const nameErrors = (name: string, pointer: string): FieldProblem[] => {
  if (name.trim() === '') return [{ pointer, code: 'required' }];
  return name.length > maxLength ? [{ pointer, code: 'too_long' }] : [];
};

/** Only Dutch is required. */
export const translatedNameErrors = (name: Translated): FieldProblem[] => [
  ...nameErrors(name.nl, '/name/nl'),
  ...Object.entries(name)
    .filter(([language, text]) => language !== 'nl' && text.length > maxLength)
    .map(([language]) => ({ pointer: `/name/${language}`, code: 'too_long' })),
];
