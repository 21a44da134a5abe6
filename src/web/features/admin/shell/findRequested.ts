/** The event by which a button asks for the search of everything. */
export const findRequested = 'find.requested';
