import { startPostgres } from './postgres.ts';
import { run } from './run.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Name the command to run.');

const cluster = await startPostgres();
try {
  const { code } = await run(command, args, { env: { DATABASE_URL: cluster.url } });
  process.exitCode = code;
} finally {
  await cluster.stop();
}
