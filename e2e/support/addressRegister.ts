import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AddressRegister {
  url: string;
  /** Whether it fails from now on. */
  fail(isDown: boolean): void;
  stop(): Promise<void>;
}

const streets: Readonly<Record<string, object>> = {
  'postcode:3911AB huisnummer:12': { straatnaam: 'Olijfgaardlaan', woonplaatsnaam: 'Rhenen' },
  'postcode:1234AB huisnummer:7': { straatnaam: 'Badweg', woonplaatsnaam: 'Proefdorp' },
};

/** Stands for the register of addresses, with two of them. */
export async function startAddressRegister(): Promise<AddressRegister> {
  let isFailing = false;
  const server = createServer((request, response) => {
    const filters = new URL(request.url ?? '/', 'http://register').searchParams.getAll('fq');
    const address = streets[filters.slice(1).join(' ')];
    const docs = address === undefined ? [] : [address];
    response.writeHead(isFailing ? 503 : 200).end(JSON.stringify({ response: { docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (isDown) => {
      isFailing = isDown;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
