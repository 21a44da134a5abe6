import type { Handlers } from '#server/http/handlers.ts';
import { venueFor } from '#server/http/staffCaller.ts';
import type { AuditService } from './audit.service.ts';

export const auditOperations = (audit: AuditService): Pick<Handlers, 'getAudit'> => ({
  getAudit: async ({ context }) => ({
    status: 200,
    body: { data: await audit.ofVenue(venueFor(context, 'readAudit')) },
  }),
});
