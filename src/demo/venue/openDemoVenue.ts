import type { Db } from '#server/db/schema.ts';
import { demoGiftCards, demoPromoCodes } from './demoCredits.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';

type PasswordOf = (email: string) => string;

/**
 * Seeds an empty database. With `passwordOf` no login keeps the password that everybody can read here. Returns the
 * logins and codes to print, a line each.
 */
export async function openDemoVenue(db: Db, now: Date, passwordOf: PasswordOf | null): Promise<string[]> {
  const venue = await db.selectFrom('venue').select('venueId').limit(1).executeTakeFirst();
  if (!venue) await import('./seedDemo.ts').then(({ seedDemo }) => seedDemo(db, now));
  if (passwordOf)
    await import('./replacePasswords.ts').then(({ replacePasswords }) => replacePasswords(db, passwordOf));
  const [customer] = demoCustomers;
  const loginOf = ({ email, password }: { email: string; password: string }): string =>
    `${email} / ${passwordOf?.(email) ?? password}`;
  const cards = demoGiftCards.map(({ code, blocked }) => (blocked ? `${code} (blocked)` : code));
  return [
    `  demo customer   ${customer ? loginOf(customer) : ''}`,
    ...demoStaff.map((user) => `  demo ${user.role.padEnd(11)}${loginOf(user)}`),
    `  demo gift cards ${cards.join(', ')}`,
    `  demo codes      ${demoPromoCodes.map(({ code }) => code).join(', ')}`,
  ];
}
