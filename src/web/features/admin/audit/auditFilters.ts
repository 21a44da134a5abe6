/** What may stand in the address: ids and days, never whom somebody looks for. */
export const auditFilters = ['actor', 'kind', 'object', 'fromDate', 'toDate'];
