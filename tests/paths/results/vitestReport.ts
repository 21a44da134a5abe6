import { stripVTControlCharacters } from 'node:util';
import type { PathResult } from './pathResult.ts';

type Assertion = { title: string; status: string; duration?: number | null; failureMessages?: string[] };

/** What Vitest writes as JSON. */
export type VitestReport = { testResults: { assertionResults: Assertion[] }[] };

const isPath = ({ title, status }: Assertion): boolean => /^[AW]-/.test(title) && ['passed', 'failed'].includes(status);

/** How each path on the API went, by the id that its title begins with. */
export const apiResults = ({ testResults }: VitestReport): PathResult[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(isPath)
    .map(({ title, status, duration, failureMessages = [] }) => {
      const [id, ...words] = title.split(' ');
      const isPassed = status === 'passed';
      return {
        id: id!,
        sentence: words.join(' '),
        status: isPassed ? 'passed' : 'failed',
        seconds: (duration ?? 0) / 1_000,
        failure: isPassed ? null : lastWords(failureMessages.join('\n')),
        trace: null,
      };
    });

/** On what a path failed, in full and as one line; null when it passed or was not walked. */
export function apiFailureIn({ testResults }: VitestReport, id: string): { message: string; short: string } | null {
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = assertions.find(({ title, status }) => title.startsWith(id) && status === 'failed');
  if (failed === undefined) return null;
  const message = stripVTControlCharacters((failed.failureMessages ?? []).join('\n'));
  return { message, short: lastWords(message).replaceAll('|', '\\|') };
}

/** A path says first what went well, line by line. */
function lastWords(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^(Error: )?- |^ +at /.test(line));
  return lines.slice(0, 2).join(' · ').slice(0, 240);
}
