import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';

type Message = { listening: number } | { number: string; at: number };

/** In a process of its own, so that a mail does not wait for the visitors of the bench. */
export async function mailReceiver() {
  const arrivals = new Map<string, number>();
  const child = fork(fileURLToPath(import.meta.url));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.on('message', (message: Message) => {
      if ('listening' in message) resolve(message.listening);
      else arrivals.set(message.number, message.at - performance.timeOrigin);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Milliseconds of `performance.now()` at which the first mail about each reservation number came. */
    arrivals,
    receivedAll: async (numbers: string[]) => {
      while (numbers.some((number) => !arrivals.has(number))) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    close: () => void child.kill(),
  };
}

/** A Message-ID begins with the number of its reservation. */
function receive(tell: (message: Message) => void): void {
  const numbers = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('latin1')));
      stream.on('end', () => {
        const number = /^Message-ID: <([^.]+)\./im.exec(text)?.[1];
        if (number !== undefined && !numbers.has(number)) {
          numbers.add(number);
          tell({ number, at: performance.timeOrigin + performance.now() });
        }
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1', () => tell({ listening: (server.server.address() as AddressInfo).port }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) receive((message) => process.send?.(message));
