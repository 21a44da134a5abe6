import { bookingClient } from '../bookingClient.ts';
import type { Answer, BookingClient } from '../bookingClient.ts';
import type { Spawned } from './spawned.ts';

export async function withClient<T>(
  { origin }: Spawned,
  connections: number,
  work: (client: BookingClient) => Promise<T>,
): Promise<T> {
  const client = bookingClient(origin, 'olijfgaard', connections);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/** Throws unless that is the status. */
export function fine<T>(answer: Answer<T>, status: number): Answer<T> {
  if (answer.status !== status) throw new Error(`The server answered ${answer.status} ${answer.code ?? ''}.`);
  return answer;
}
