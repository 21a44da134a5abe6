import type { Handlers } from '#server/http/handlers.ts';
import type { VenueAuditsService } from './venueAudits.service.ts';

export const auditOperations = (
  audits: VenueAuditsService,
): Pick<Handlers, 'getAudit' | 'listAuditEntries' | 'searchAuditEntries'> => ({
  getAudit: async ({ context }) => ({
    status: 200,
    body: { data: await audits.ofVenue(context.venue.venueId) },
  }),
  listAuditEntries: async ({ context, query }) => ({
    status: 200,
    body: { data: await audits.entries(context.venue.venueId, query) },
  }),
  searchAuditEntries: async ({ context, body }) => ({
    status: 200,
    body: await audits.search(context.venue.venueId, body),
  }),
});
