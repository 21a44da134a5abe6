import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Spawned } from '../../spawned.ts';

type Answer = { data: Record<string, unknown>; token: string | undefined };

/** Asks Vendure's shop API over kept-alive connections. */
function shopClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const { hostname, port } = new URL(origin);
  const target = { agent, hostname, port, method: 'POST', path: '/shop-api' };
  const ask = (query: string, variables: object, token?: string): Promise<Answer> => {
    const body = JSON.stringify({ query, variables });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ ...target, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve(readAnswer(response, Buffer.concat(parts).toString()));
          } catch (error) {
            reject(error);
          }
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
  return { ask, close: () => agent.destroy() };
}

export type ShopClient = ReturnType<typeof shopClient>;

function readAnswer({ statusCode, headers }: IncomingMessage, text: string): Answer {
  const { data, errors } = JSON.parse(text) as { data?: Answer['data']; errors?: { message: string }[] };
  if (!data || errors) throw new Error(`Vendure answered ${statusCode}: ${errors?.[0]?.message ?? text}`);
  const token = headers['vendure-auth-token'];
  return { data, token: typeof token === 'string' ? token : undefined };
}

export async function withShop<T>(
  { origin }: Spawned,
  connections: number,
  work: (shop: ShopClient) => Promise<T>,
): Promise<T> {
  const shop = shopClient(origin, connections);
  try {
    return await work(shop);
  } finally {
    shop.close();
  }
}

/** The id of a product's one variant, by the product's slug. */
export async function variantOf(shop: ShopClient, slug: string): Promise<string> {
  const { data } = await shop.ask('query ($slug: String!) { product(slug: $slug) { variants { id } } }', { slug });
  const { variants } = data['product'] as { variants: { id: string }[] };
  return variants[0]!.id;
}
