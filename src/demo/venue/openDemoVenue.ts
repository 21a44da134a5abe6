import type { Db } from '#server/db/schema.ts';
import { demoGiftCards, demoPromoCodes } from './demoCredits.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';
import { seedDemo } from './seedDemo.ts';

/** Only in an empty database. Returns the logins and codes to print, a line each. */
export async function openDemoVenue(db: Db, now: Date): Promise<string[]> {
  await seedDemo(db, now);
  const [customer] = demoCustomers;
  const cards = demoGiftCards.map(({ code, blocked }) => (blocked ? `${code} (blocked)` : code));
  return [
    `  demo customer   ${customer?.email} / ${customer?.password}`,
    ...demoStaff.map(({ role, email, password }) => `  demo ${role.padEnd(11)}${email} / ${password}`),
    `  demo gift cards ${cards.join(', ')}`,
    `  demo codes      ${demoPromoCodes.map(({ code }) => code).join(', ')}`,
  ];
}
