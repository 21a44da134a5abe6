/** Of the list, as they stand in its address and as the server knows them. */
export const productFilters = ['objectType', 'type', 'categoryId', 'visible', 'missing', 'priceMissing'] as const;
