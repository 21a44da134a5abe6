import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { insertStaff } from '#tests/support/staff.ts';

let kuur: TestApp;
let statements: string[] = [];
beforeAll(async () => {
  kuur = await testApp();
  await insertStaff(kuur.db, 'owner');
  const body = customerForm({ email: 'owner@proefbad.example', password: 'Geheim-123' });
  await kuur.call('POST', '/api/customers/register', { body });
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.services.jobs.runDueJobs();
  await kuur.db.deleteFrom('throttle').execute();
});

/** Venues are read once in half a second, whoever asks what. */
const isOfVenues = (sql: string): boolean => sql.includes(' from "venue" where (test_until');

test.each([
  ['/customers/reset-password', {}],
  ['/admin/reset-password', {}],
  ['/customers/login', { password: 'niet-dit-123' }],
  ['/admin/login', { password: 'niet-dit-123' }],
])('%s does the same work and says the same for a known and an unknown address', async (path, more) => {
  const answers = [];
  const work: string[][] = [];
  for (const email of ['owner@proefbad.example', 'niemand@proefbad.example']) {
    await kuur.db.deleteFrom('throttle').execute();
    const stop = interceptStatements(kuur.db, (statement, send) => {
      if (!isOfVenues(statement.sql)) statements.push(statement.sql);
      return send(statement);
    });
    statements = [];
    const { status, json } = await kuur.call('POST', `/api${path}`, { body: { email, ...more } });
    stop();
    work.push(statements);
    answers.push({ status, code: json.code, title: json.title, detail: json.detail });
  }
  expect(work[0]!.length).toBeGreaterThan(1);
  expect(work[1]).toEqual(work[0]);
  expect(answers[1]).toEqual(answers[0]);
});
