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
  /** A free port when absent. */
  controlPort?: number;
  /** Origin in links, when payers reach the provider by another address than it listens on. */
  publicUrl?: string;
}

export interface LocalProvider {
  url: string;
  controlUrl: string;
  /** Every well-formed `test_` key is accepted, no `live_` key. */
  apiKey: string;
  profileId: string;
  close(): Promise<void>;
}

const CATCH_UP_MS = 1_000;

/** The control port listens on this machine only. */
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

/** To compile the schema of schemas takes longer than all others. */
const ownSchemas = {
  coerceTypes: false,
  removeAdditional: false,
  allowUnionTypes: true,
  validateSchema: false,
} as const;

function newListener(): FastifyInstance {
  const ajv = { customOptions: ownSchemas };
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
