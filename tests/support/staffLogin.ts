import type { StandardRole } from '#contract/names.ts';
import type { TestApp } from './app.ts';
import { staffPassword } from './staff.ts';

/** A login of a staff member who is there, from an unknown device; undefined when it is refused. */
export async function staffToken(
  app: TestApp,
  who: StandardRole | { email: string },
  password = staffPassword,
): Promise<string | undefined> {
  const email = typeof who === 'string' ? `${who}@proefbad.example` : who.email;
  const answer = await app.call('POST', '/api/admin/login', { body: { email, password } });
  return answer.status === 200 ? answer.json.data.accessToken : undefined;
}
