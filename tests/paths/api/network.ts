import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type Network = {
  origin: string;
  /** While it is gone every connection is cut, and no new one is taken. */
  isGone: boolean;
  /** Cuts what goes through it now. */
  cut(): void;
  close(): Promise<void>;
};

/** Between a page and its server; it can go away. */
export async function networkTo(url: string): Promise<Network> {
  const port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    if (network.isGone) return inner.resetAndDestroy();
    const outer = connect(port, '127.0.0.1');
    inner.pipe(outer).pipe(inner);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
    sockets.add(inner);
    inner.on('close', () => sockets.delete(inner));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const network: Network = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isGone: false,
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    close: async () => {
      network.cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return network;
}
