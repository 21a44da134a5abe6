import { fieldWords } from './fieldWords.ts';
import { useAuditValues } from './useAuditValues.ts';
import { useWords } from './useWords.ts';

/** The fields and values of every kind of object in words, for a history of what has no form. */
export function useAuditWords() {
  return { labels: useWords(fieldWords), textOf: useAuditValues() };
}
