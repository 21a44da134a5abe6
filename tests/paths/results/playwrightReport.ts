import { stripVTControlCharacters } from 'node:util';
import type { PathResult } from './pathResult.ts';

type Step = { title: string; error?: unknown; steps?: Step[] };
type Attachment = { name: string; path?: string };
export type TestResult = {
  status: string;
  /** In milliseconds. */
  duration: number;
  errors: { message?: string }[];
  steps?: Step[];
  attachments?: Attachment[];
};
type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: TestResult[] }[] }[] };

/** What Playwright writes as JSON. */
export type PlaywrightReport = Suite & { errors: { message?: string }[] };

/** Where a path failed, in full and as one line. */
export type Failure = { step: string; message: string; short: string };

type Titled = { title: string; result: TestResult };

/** The last result of every test. */
export const testResults = ({ suites = [], specs = [] }: Suite): Titled[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ results }) => ({ title, result: results.at(-1)! }))),
  ...suites.flatMap(testResults),
];

export function failureIn({ errors, steps = [] }: TestResult): Failure {
  const message = stripVTControlCharacters(errors.map((error) => error.message ?? '').join('\n'));
  return { step: failedStep(steps), message, short: shortened(message) };
}

const failedStep = (steps: readonly Step[]): string =>
  steps.find(({ error }) => error !== undefined)?.title ?? (steps.length === 0 ? 'start' : 'end');

/** What was expected of what, without where and how long. */
function shortened(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => /^(Locator|Expected|Received|- waiting for)\b|^[-+] {2,}"/.test(line));
  return [lines[0], ...named.slice(0, 3)].join(' · ').replaceAll('|', '\\|').slice(0, 240);
}

/** How each path went, by the id that its title begins with; what was interrupted did not go at all. */
export const browserResults = (report: Suite): PathResult[] =>
  testResults(report)
    .filter(({ result }) => result !== undefined && !['interrupted', 'skipped'].includes(result.status))
    .map(({ title, result }) => {
      const [id, ...words] = title.split(' ');
      const isPassed = result.status === 'passed';
      const { step, short } = failureIn(result);
      return {
        id: id!,
        sentence: words.join(' '),
        status: isPassed ? 'passed' : 'failed',
        seconds: result.duration / 1_000,
        failure: isPassed ? null : `${step}: ${short}`,
        trace: result.attachments?.find(({ name }) => name === 'trace')?.path ?? null,
      };
    });
