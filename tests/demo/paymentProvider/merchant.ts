import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Merchant {
  url: string;
  /** What was received, oldest first. */
  received: { method: string; contentType: string | undefined; agent: string | undefined; body: string }[];
  /** Statuses of the next answers; 200 when there are none left. */
  answers: number[];
  close(): Promise<void>;
}

/** A web server that takes webhooks and answers as it is told. */
export async function openMerchant(): Promise<Merchant> {
  const received: Merchant['received'] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'content-type': contentType, 'user-agent': agent } = request.headers;
      received.push({ method: request.method ?? '', contentType, agent, body: Buffer.concat(chunks).toString() });
      const status = answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
