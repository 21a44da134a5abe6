import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type CuttableProxy = {
  port: number;
  /** Resets every connection that goes through it now; new ones are accepted. Returns how many. */
  cut(): number;
  /** New connections go there. */
  leadTo(socketPath: string): void;
  close(): Promise<void>;
};

/** Between TCP on a free port and a Unix socket. */
export async function cuttableProxy(firstSocketPath: string): Promise<CuttableProxy> {
  let socketPath = firstSocketPath;
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(socketPath);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
    sockets.add(inner);
    inner.on('close', () => sockets.delete(inner));
  });
  const cut = (): number => {
    const count = sockets.size;
    for (const socket of sockets) socket.resetAndDestroy();
    return count;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    leadTo: (path) => {
      socketPath = path;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
}
