import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addApiRoutes } from './apiRoutes.ts';
import { addCardRoutes } from './cardRoutes.ts';
import { addControlRoutes } from './controlRoutes.ts';
import { createHalJson, PROFILE_ID } from './halJson.ts';
import { addPageRoutes } from './pageRoutes.ts';
import { answerProblems } from './problems.ts';
import { createProvider } from './provider.ts';
import type { ProviderSettings } from './provider.ts';

export interface LocalProviderOptions extends ProviderSettings {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** A free port when left out. */
  controlPort?: number;
  /** Origin in the links of answers, when payers reach the provider by another address than it listens on. */
  publicUrl?: string;
}

export interface LocalProvider {
  /** Origin of the API (`/v2/…`), of the checkout pages and of the list of payments at `/`. */
  url: string;
  controlUrl: string;
  /** A key the API accepts; every well-formed `test_` key is as good, no `live_` key is. */
  apiKey: string;
  profileId: string;
  close(): Promise<void>;
}

const CATCH_UP_MS = 1_000;

/** Starts the stand-in for Mollie on its own listeners; its control port always stays on this machine. */
export async function startLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  const provider = createProvider(options);
  const app = newListener();
  const control = newListener();
  const links = { publicUrl: options.publicUrl ?? '' };

  addApiRoutes(
    app,
    provider,
    createHalJson(() => links.publicUrl),
  );
  addPageRoutes(app, provider);
  addCardRoutes(app, provider);
  addControlRoutes(control, provider);

  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  links.publicUrl ||= url;
  const controlUrl = await listenOrClose(control, options.controlPort ?? 0, app);
  const timer = setInterval(provider.catchUp, CATCH_UP_MS);
  provider.webhooks.pump();

  return {
    url,
    controlUrl,
    apiKey: 'test_localprovider0000000000000000',
    profileId: PROFILE_ID,
    async close() {
      clearInterval(timer);
      provider.webhooks.stop();
      await Promise.all([app.close(), control.close()]);
    },
  };
}

function newListener(): FastifyInstance {
  const ajv = { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } } as const;
  const app = fastify({ forceCloseConnections: true, ajv, bodyLimit: 100_000 });
  answerProblems(app);
  return app;
}

async function listenOrClose(control: FastifyInstance, port: number, app: FastifyInstance): Promise<string> {
  try {
    return await control.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await app.close();
    throw error;
  }
}
