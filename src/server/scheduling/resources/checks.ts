import type { UsedBy } from '#contract/names.ts';
import type { Translated } from '#domain/values/translated.ts';
import { problem } from '#server/http/problem.ts';
import type { FieldProblem } from '#server/http/problem.ts';

const mostUsers = 200;
const longestName = 120;

/** Goes on when nothing stands in the way. Throws `in_use`, naming at most two hundred that do. */
export function expectUnused(usedBy: UsedBy[]): void {
  if (usedBy.length > 0) throw problem('in_use', { extensions: { usedBy: usedBy.slice(0, mostUsers) } });
}

/** A name is needed, and short enough for a board or a column. */
export const nameErrors = (name: string, pointer: string): FieldProblem[] => {
  if (name.trim() === '') return [{ pointer, code: 'required' }];
  return name.length > longestName ? [{ pointer, code: 'too_long' }] : [];
};

/** As `nameErrors`, in every language; only Dutch is needed. */
export const translatedNameErrors = (name: Translated): FieldProblem[] => [
  ...nameErrors(name.nl, '/name/nl'),
  ...Object.entries(name)
    .filter(([language, text]) => language !== 'nl' && text.length > longestName)
    .map(([language]) => ({ pointer: `/name/${language}`, code: 'too_long' })),
];
