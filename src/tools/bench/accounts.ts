import type { BookingClient } from '../bookingClient.ts';
import { fine } from './clients.ts';
import { newNetwork } from './networks.ts';

const address = { street: 'Lindelaan', houseNumber: 1, houseNumberSuffix: null, zipCode: '3511 AB', city: 'Utrecht' };
const person = { firstName: 'Lotte', lastName: 'Smit', gender: 'f', phone: '0612345678' };
const customer = { ...person, password: 'meting-van-bezoeken', address: { ...address, country: 'nl' } };

/** Access tokens of so many new accounts. */
export async function newAccounts(client: BookingClient, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const body = { ...customer, email: `lotte${tokens.length}@olijfgaard.example` };
    const headers = { 'x-forwarded-for': newNetwork() };
    const call = { method: 'POST', path: '/api/customers/register', body, headers };
    tokens.push(fine(await client.send<{ accessToken: string }>(call), 201).data.accessToken);
  }
  return tokens;
}
