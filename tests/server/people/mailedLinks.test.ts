import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ env: { PUBLIC_URL: 'https://kuur.example', DEMO: '1' } });
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.services.jobs.runDueJobs();
  kuur.mails.length = 0;
  kuur.confirmationMails.length = 0;
});

const password = 'Geheim-123';
const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

async function register(email: string, headers = {}): Promise<string> {
  const body = customerForm({ email, password });
  return (await kuur.call('POST', '/api/customers/register', { body, headers })).json.data.accessToken;
}

const reset = (token: string, at: number) =>
  kuur.call('POST', `/api/customers/reset-password/${token}`, { body: { password: `Nieuw-4567${at}` } });
const confirm = (token: string) => kuur.call('POST', '/api/customers/confirm', { body: { token } });

interface Link {
  /** Has it mailed; gives the token. */
  mail: (email: string, headers?: Record<string, string>) => Promise<string>;
  use: (token: string, at: number) => ReturnType<TestApp['call']>;
}

const links: Record<string, Link> = {
  'a new password': {
    mail: async (email, headers = {}) => {
      await register(email);
      await kuur.call('POST', '/api/customers/reset-password', { body: { email }, headers });
      await kuur.services.jobs.runDueJobs();
      return mailedTokenIn(kuur.mails.at(-1), 'customer/reset-password');
    },
    use: reset,
  },
  'the address of a new customer': {
    mail: async (email, headers = {}) => {
      await register(email, headers);
      await kuur.services.jobs.runDueJobs();
      return mailedTokenIn(kuur.confirmationMails.at(-1), 'customer/confirm');
    },
    use: confirm,
  },
  'another address': {
    mail: async (email, headers = {}) => {
      const token = await register(`was.${email}`);
      const body = customerForm({ email, currentPassword: password });
      await kuur.call('PUT', '/api/customers', { token, body, headers });
      await kuur.services.jobs.runDueJobs();
      return mailedTokenIn(kuur.confirmationMails.at(-1), 'customer/confirm');
    },
    use: confirm,
  },
};

describe.each(Object.entries(links))('the mailed link of %s', (what, { mail, use }) => {
  test('works for one of twenty clients who use it at once', async () => {
    const token = await mail(`samen.${what.length}@proefbad.example`);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => use(token, at)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status >= 300).map(({ status, json }) => `${status} ${json.code}`);
    expect(refusals).toEqual(Array(19).fill('404 token_invalid'));
  });

  test('leads to the site’s own address, whatever host the request names', async () => {
    await mail(`gast.${what.length}@proefbad.example`, elsewhere);
    const sent = JSON.stringify([kuur.mails, kuur.confirmationMails]);
    expect(sent).toContain('https://kuur.example/');
    expect(sent).not.toContain('evil.example');
  });
});

test('of twenty clients who choose a password by one link, the one that was answered can log in', async () => {
  const email = 'wie@proefbad.example';
  const token = await links['a new password']!.mail(email);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reset(token, at)));
  const winner = answers.findIndex(({ status }) => status === 204);
  const logIn = (word: string) => kuur.call('POST', '/api/customers/login', { body: { email, password: word } });
  expect((await logIn(`Nieuw-4567${winner}`)).status).toBe(200);
  expect((await logIn(password)).json.code).toBe('login_failed');
});
