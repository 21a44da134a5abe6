import { digest } from '#server/db/digest.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { SessionContext } from './reservationDeps.ts';

export function sessionContext({ venue, language, sessionToken, network }: RequestContext): SessionContext {
  return { venue, language, network, sessionToken, sessionHash: sessionToken === null ? null : digest(sessionToken) };
}
