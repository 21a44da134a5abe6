import type { Db } from '#server/db/schema.ts';
import { demoGiftCards, demoPromoCodes } from './demoCredits.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';
import { replacePasswords } from './replacePasswords.ts';
import { seedDemo } from './seedDemo.ts';

type PasswordOf = (email: string) => string;

/**
 * Seeds an empty database. With `passwordOf` no login keeps the password that everybody can read here. Returns the
 * logins and codes to print, a line each.
 */
export async function openDemoVenue(db: Db, now: Date, passwordOf: PasswordOf | null): Promise<string[]> {
  await seedDemo(db, now);
  if (passwordOf) await replacePasswords(db, passwordOf);
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
