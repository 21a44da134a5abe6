import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Result = { passed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightError = { message?: string };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string; results: { errors: PlaywrightError[] }[] }[] }[];
};
type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[]; errors: PlaywrightError[] };

/** Lines of an error that are shown of each failure: enough to tell what was expected where. */
const SHOWN_LINES = 12;

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the reports and the reports.');

const results = names.map((name) => resultOf(name, join(folder, `${name}.json`)));
const failures = results.flatMap((result) => result.failures);
const failed = failures.length + Number(process.env['KUUR_FAILED_STEPS'] ?? 0);
for (const failure of failures) console.log(failure);
console.log(`${results.reduce((sum, result) => sum + result.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A missing report or an unloadable test file counts as one failure, and so does a browser test that passed in the second run only. */
function resultOf(name: string, path: string): Result {
  if (!existsSync(path)) return { passed: 0, failures: [failure(name, 'no report', [path])] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report
    ? { passed: report.stats.expected, failures: browserFailures(name, report) }
    : { passed: report.numPassedTests, failures: report.testResults.flatMap((file) => fileFailures(name, file)) };
}

function fileFailures(name: string, file: VitestReport['testResults'][number]): string[] {
  const path = relative(process.cwd(), file.name);
  if (file.status === 'failed' && file.assertionResults.length === 0) return [failure(name, path, [file.message])];
  return file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failure(name, `${path}: ${test.fullName}`, test.failureMessages));
}

function browserFailures(name: string, report: PlaywrightReport): string[] {
  const specs = report.suites.flatMap(specsOf);
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => failure(name, `${spec.file}: ${spec.title} (${test.status})`, test.results.flatMap(messagesOf))),
    ),
    ...report.errors.map((error) => failure(name, 'outside a test', [error.message ?? ''])),
  ];
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function messagesOf({ errors }: { errors: PlaywrightError[] }): string[] {
  return errors.map((error) => error.message ?? '');
}

function failure(name: string, title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, SHOWN_LINES);
  return [`── failed in ${name}: ${title}`, ...lines.map((line) => `   ${line}`)].join('\n');
}
