import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem, problemBody } from './problem.ts';

/** Answers what the HTTP parser could not read, so that there is no request; then closes the connection. */
export function answerBrokenMessage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return send(socket, 408);
  const failure = problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'validation_failed');
  send(socket, failure.status, JSON.stringify(problemBody(failure, randomUUID())));
}

function send(socket: Socket, status: number, body = ''): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
