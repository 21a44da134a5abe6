export const micro = { fontSize: '0.8125rem', lineHeight: '1rem' } as const;
export const small = { fontSize: '0.875rem', lineHeight: '1.25rem' } as const;
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** All of it, with its colours. */
export const onPaper = {
  maxHeight: 'none',
  overflow: 'visible',
  boxShadow: 'none',
  printColorAdjust: 'exact',
} as const;
