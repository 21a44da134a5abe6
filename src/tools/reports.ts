import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Count = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the reports and the reports.');

const total = names.map((name) => countOf(join(folder, `${name}.json`))).reduce(sum, { passed: 0, failed: 0 });
total.failed += Number(process.env['KUUR_FAILED_STEPS'] ?? 0);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A missing report or an unloadable test file counts as one failure. */
function countOf(path: string): Count {
  if (!existsSync(path)) {
    console.log(`No report ${path}: counted as one failure.`);
    return { passed: 0, failed: 1 };
  }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function sum(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
