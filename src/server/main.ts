import { readConfig } from './config.ts';
import { runProgram } from './runProgram.ts';
import { start } from './start.ts';

runProgram(async () =>
  start(readConfig(process.env), {
    demo: {
      venue: () => import('#demo/venue/openDemoVenue.ts'),
      paymentProvider: () => import('#demo/paymentProvider/startLocalProvider.ts'),
    },
  }),
);
