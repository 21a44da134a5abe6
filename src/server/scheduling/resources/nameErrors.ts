import { translatedErrors } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { FieldProblem } from '#server/http/problem.ts';

const maxLength = 120;

export const nameErrors = (name: string, pointer: string): FieldProblem[] => {
  if (name.trim() === '') return [{ pointer, code: 'required' }];
  return name.length > maxLength ? [{ pointer, code: 'too_long' }] : [];
};

export const translatedNameErrors = (name: Translated): FieldProblem[] => translatedErrors(name, '/name', maxLength);
