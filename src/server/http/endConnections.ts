import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends what Node keeps open when a server closes: connections that browsers opened ahead of what they will ask, until headers are
 * overdue, and those of answers under way, for as long as unused ones are kept.
 */
export function endConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
