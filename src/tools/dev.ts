import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './build/fresh.mjs';
import { loadEnvironment } from './environment.mjs';
import { freePort } from './freePort.ts';
import { bin } from './run.ts';

/** Paths of the API; the others are the development server's, as the sources in src/web/api. */
const apiPaths = ['^/api/(?!\\w+\\.ts(?:\\?|$))', '/mailbox', '/uploads'];

loadEnvironment();

const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiPort = await freePort();

const api = spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    PAYMENT_PORT: process.env['PAYMENT_PORT'] ?? String(port + 1),
  },
});

const target = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port,
    host,
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target, xfwd: true }])),
  },
});
await web.listen();
web.printUrls();

async function stop(): Promise<void> {
  api.kill('SIGTERM');
  await web.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
api.on('exit', (code) => void (code === null ? undefined : web.close().then(() => process.exit(code))));
