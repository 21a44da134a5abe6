import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0/64';

/** The /48 around the /64 of an IPv6 network; null for IPv4. */
export function wideNetworkOf(network: string): string | null {
  return network.endsWith('/64') ? `${network.slice(0, -'/64'.length).split(':').slice(0, 3).join(':')}/48` : null;
}

/**
 * IPv4 address, or the /64 of an IPv6 address: its owner has all of those. Empty for a connection that is gone, which has no
 * address any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const plain = mapped.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const parts = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  const first = parts.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${first.join(':')}/64`;
}
