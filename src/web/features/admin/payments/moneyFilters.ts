/** Filters and days may stand in the address; whom somebody looks for never does. */
export const paymentFilters = ['state', 'method'];
export const ledgerFilters = ['kind'];
export const exceptionFilters = ['state', 'kind'];
export const days = ['from', 'to'];
