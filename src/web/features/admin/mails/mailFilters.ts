/** What may stand in the address: never whom somebody looks for. */
export const mailFilters = ['state', 'kind', 'reservationId'];
