import { parseArgs } from 'node:util';
import { startLocalProvider } from './startLocalProvider.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    'control-port': { type: 'string', default: '4011' },
    host: { type: 'string', default: '127.0.0.1' },
    state: { type: 'string' },
    'public-url': { type: 'string' },
    'webhook-speed': { type: 'string', default: '1' },
  },
});

const provider = await startLocalProvider({
  port: Number(values.port),
  controlPort: Number(values['control-port']),
  host: values.host,
  webhooks: { speed: Number(values['webhook-speed']) },
  ...(values.state === undefined ? {} : { stateFile: values.state }),
  ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
});
process.stdout.write(
  `${JSON.stringify({ url: provider.url, controlUrl: provider.controlUrl, apiKey: provider.apiKey })}\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.close());
