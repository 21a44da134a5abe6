import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { demoGuests } from './demoGuests.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;
const confirmed = sql<Date>`kuur_now()`;

/** In the order of the lists; `guests`: a password that nobody knows. */
export type PasswordHashes = { customers: string[]; staff: string[]; guests: string };

/** Slow, so outside the transaction. */
export async function hashPasswords(): Promise<PasswordHashes> {
  const hashes = (people: { password: string }[]) => Promise.all(people.map(({ password }) => hash(password)));
  const [customers, staff, guests] = await Promise.all([
    hashes(demoCustomers),
    hashes(demoStaff),
    hash(randomBytes(32).toString('base64url')),
  ]);
  return { customers, staff, guests };
}

export async function seedPeople(tx: Tx, hashes: PasswordHashes): Promise<void> {
  const customers = demoCustomers.map(({ password: _, address, ...customer }, index) => ({
    ...customer,
    venueId,
    passwordHash: hashes.customers[index]!,
    address: JSON.stringify(address),
    emailConfirmedAt: confirmed,
  }));
  const guests = demoGuests.map((guest) => ({
    ...guest,
    venueId,
    passwordHash: hashes.guests,
    phone: '0600000000',
    emailConfirmedAt: confirmed,
  }));
  await tx
    .insertInto('customer')
    .values([...customers, ...guests])
    .execute();
  const staff = demoStaff.map(({ password: _, ...user }, index) => ({
    ...user,
    venueId,
    passwordHash: hashes.staff[index]!,
  }));
  await tx.insertInto('staffUser').values(staff).execute();
}
