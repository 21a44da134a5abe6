import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Tx } from '#server/db/schema.ts';
import { demoGuests } from './demoGuests.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

/** In the order of the lists they belong to; `guests` is one that nobody knows the password of. */
export type PasswordHashes = { customers: string[]; staff: string[]; guests: string };

/** Takes a while, so it is done outside the transaction. */
export async function hashPasswords(): Promise<PasswordHashes> {
  const hashes = (people: { password: string }[]) => Promise.all(people.map(({ password }) => hash(password)));
  const [customers, staff, guests] = await Promise.all([
    hashes(demoCustomers),
    hashes(demoStaff),
    hash(randomBytes(32).toString('base64url')),
  ]);
  return { customers, staff, guests };
}

/** The customers and staff with their logins, and others who come without one. */
export async function seedPeople(tx: Tx, hashes: PasswordHashes): Promise<void> {
  const customers = demoCustomers.map(({ password: _, address, ...customer }, index) => ({
    ...customer,
    venueId,
    passwordHash: hashes.customers[index]!,
    address: JSON.stringify(address),
  }));
  const guests = demoGuests.map((guest) => ({ ...guest, venueId, passwordHash: hashes.guests, phone: '0600000000' }));
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
