import { connect } from 'node:net';

export interface RawAnswer {
  /** `null`: the connection was closed without an answer. */
  status: number | null;
  headers: string;
  body: string;
}

/** One message over a connection of its own, byte for byte, and what comes back until the server closes it. */
export function sendRaw(port: number, message: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(message, 'latin1')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(read(Buffer.concat(parts).toString('utf8'))));
  });
}

function read(text: string): RawAnswer {
  const [headers = '', ...body] = text.split('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(headers)?.[1];
  return { status: status === undefined ? null : Number(status), headers, body: body.join('\r\n\r\n') };
}
