export const media = {
  tiny: '(max-width: 359.98px)',
  phone: '(max-width: 767.98px)',
  shortPhone: '(max-width: 767.98px) and (max-height: 699.98px)',
  tablet: '(min-width: 768px)',
  tabletOnly: '(min-width: 768px) and (max-width: 1023.98px)',
  desktop: '(min-width: 1024px)',
  /** The container at its full width. */
  full: '(min-width: 1240px)',
  /** Three columns of text. */
  wide: '(min-width: 1100px)',
  narrow: '(max-width: 1099.98px)',
  low: '(max-height: 399.98px)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
