/** 'postgresql://kuur:secret@a:5432,b:5432/kuur' is one database on the hosts a and b: an address for each. */
export function addressesOf(databaseUrl: string): [string, ...string[]] {
  const [, start = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(databaseUrl) ?? [];
  const [first = '', ...others] = hosts.split(',');
  const of = (host: string): string => `${start}${host}${rest}`;
  return others.length === 0 ? [databaseUrl] : [of(first), ...others.map(of)];
}

/** Of the hosts of one database the one that takes writes, as far as anybody knows. */
export class DatabaseHosts {
  readonly #addresses: readonly string[];
  #at = 0;

  constructor(databaseUrl: string) {
    this.#addresses = addressesOf(databaseUrl);
  }

  get count(): number {
    return this.#addresses.length;
  }

  get address(): string {
    return this.#addresses[this.#at]!;
  }

  /** Somebody was at this address in vain; of many who were at the same time, one moves on. */
  passOver(address: string): void {
    if (address === this.address) this.#at = (this.#at + 1) % this.#addresses.length;
  }
}
