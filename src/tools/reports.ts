import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Result = { passed: number; failures: string[]; flaky: string[]; seconds: number };

type VitestReport = {
  numPassedTests: number;
  /** Milliseconds since 1970, like `endTime`. */
  startTime: number;
  testResults: {
    name: string;
    endTime: number;
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
type PlaywrightReport = {
  /** `duration` in milliseconds. */
  stats: { expected: number; flaky: number; duration: number };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
};

/** Lines of an error that are shown of each failure: enough to tell what was expected where. */
const SHOWN_LINES = 12;
/** Browser tests of a run that may pass in their second run only, each of them told; of more, each is a failure. */
const MAX_FLAKY_TESTS = 2;

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the reports and the reports.');

const results = names.map((name) => resultOf(name, join(folder, `${name}.json`)));
const failures = results.flatMap((result) => result.failures);
const failed = failures.length + Number(process.env['KUUR_FAILED_STEPS'] ?? 0);
for (const [at, { seconds }] of results.entries()) console.log(`── ${names[at]}: ${Math.round(seconds)} s`);
for (const line of [...failures, ...results.flatMap((result) => result.flaky)]) console.log(line);
console.log(`${results.reduce((sum, result) => sum + result.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A missing report counts as one failure, as does a test file that does not load or whose hook failed. */
function resultOf(name: string, path: string): Result {
  if (!existsSync(path))
    return { passed: 0, failures: [describeTest('failed', name, 'no report', [path])], flaky: [], seconds: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return browserResult(name, report);
  const failures = report.testResults.flatMap((file) => fileFailures(name, file));
  const endTime = Math.max(report.startTime, ...report.testResults.map((file) => file.endTime));
  return { passed: report.numPassedTests, failures, flaky: [], seconds: (endTime - report.startTime) / 1000 };
}

function fileFailures(name: string, file: VitestReport['testResults'][number]): string[] {
  const path = relative(process.cwd(), file.name);
  const tests = file.assertionResults.filter((test) => test.status === 'failed');
  if (file.status === 'failed' && tests.length === 0) return [describeTest('failed', name, path, [file.message])];
  return tests.map((test) => describeTest('failed', name, `${path}: ${test.fullName}`, test.failureMessages));
}

function browserResult(name: string, report: PlaywrightReport): Result {
  const { expected, flaky, duration } = report.stats;
  const isBearable = flaky <= MAX_FLAKY_TESTS;
  const specs = report.suites.flatMap(specsOf);
  const linesOf = (status: string, heading: string): string[] =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map((test) => describeTest(heading, name, `${file}: ${title}`, test.results.flatMap(messagesOf))),
    );
  return {
    passed: isBearable ? expected + flaky : expected,
    failures: [
      ...linesOf('unexpected', 'failed'),
      ...(isBearable ? [] : linesOf('flaky', 'failed in its first run')),
      ...report.errors.map((error) => describeTest('failed', name, 'outside a test', [error.message ?? ''])),
    ],
    flaky: isBearable ? linesOf('flaky', 'passed in its second run only') : [],
    seconds: duration / 1000,
  };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function messagesOf({ errors }: { errors: PlaywrightError[] }): string[] {
  return errors.map((error) => error.message ?? '');
}

function describeTest(heading: string, name: string, title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, SHOWN_LINES);
  return [`── ${heading}, ${name}: ${title}`, ...lines.map((line) => `   ${line}`)].join('\n');
}
