import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { EntryReader } from './entryNames.ts';
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
    body: { data: await audits.entries(readerOf(context), query) },
  }),
  searchAuditEntries: async ({ context, body }) => ({
    status: 200,
    body: await audits.search(readerOf(context), body),
  }),
});

const readerOf = (context: RequestContext): EntryReader => ({
  venueId: context.venue.venueId,
  readsCustomers: mayUse('customerNames', staffOf(context)),
});
