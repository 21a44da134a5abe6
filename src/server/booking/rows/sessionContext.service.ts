import { digest } from '#server/db/digest.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import type { SessionContext } from './reservationDeps.ts';

export const sessionContext = ({
  venue,
  language,
  sessionToken,
  network,
  customer,
  signal,
}: RequestContext): SessionContext => ({
  venue,
  language,
  network,
  sessionToken,
  sessionHash: sessionToken === null ? null : digest(sessionToken),
  customerId: customer?.id ?? null,
  signal,
});
