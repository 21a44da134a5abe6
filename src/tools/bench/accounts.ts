import type { BookingClient } from '../bookingClient.ts';
import { fine } from './clients.ts';
import { newNetwork } from './networks.ts';

const address = { street: 'Lindelaan', houseNumber: 1, houseNumberSuffix: null, zipCode: '3511 AB', city: 'Utrecht' };
const person = { firstName: 'Lotte', lastName: 'Smit', gender: 'f', phone: '0612345678' };
const customer = { ...person, password: 'meting-van-bezoeken', address: { ...address, country: 'nl' } };

let made = 0;

/** The access token of a new one. */
export async function newAccount(client: BookingClient): Promise<string> {
  made += 1;
  const body = { ...customer, email: `lotte${made}@olijfgaard.example` };
  const call = { method: 'POST', path: '/api/customers/register', body, headers: { 'x-forwarded-for': newNetwork() } };
  return fine(await client.send<{ accessToken: string }>(call), 201).data.accessToken;
}

export async function newAccounts(client: BookingClient, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await newAccount(client));
  return tokens;
}
