import { globalStyle, style } from '@vanilla-extract/css';
import { cardSurface } from './Card.css.ts';
import { keptInSight } from './Picture.css.ts';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

/** Cards keep their own height; the space is below the shorter one. */
export const pickerGrid = style({
  display: 'grid',
  gap: '12px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const card = style([cardSurface, { overflow: 'clip', minWidth: 0 }]);
export const picture = style({ position: 'relative', aspectRatio: '3 / 2' });
export const inside = style({
  display: 'grid',
  gap: '16px',
  padding: '14px 20px 24px',
  '@media': { [media.tablet]: { padding: '16px 22px 24px' } },
});
export const head = style({ display: 'grid', gap: '4px' });
export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '44px',
});
export const title = style({ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' });
/** Aligns the info icon with the right edge of the text below. */
export const info = style({ marginRight: '-12px' });
export const words = style({ color: vars.color.inkMuted });
export const price = style({
  flex: 'none',
  fontSize: '1.25rem',
  lineHeight: '1.625rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const perPerson = style({ fontSize: '0.875rem', fontWeight: 500 });
/** Takes no space while empty, but stays a live region. */
export const added = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const row = style([
  cardSurface,
  {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    columnGap: '14px',
    alignItems: 'center',
    padding: '12px',
    '@media': { [media.tiny]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  },
]);
export const thumbnail = style({
  width: '88px',
  height: '104px',
  borderRadius: vars.radius.cell,
  objectFit: 'cover',
  objectPosition: keptInSight,
  background: vars.color.moss,
  '@media': { [media.tiny]: { width: '64px', height: '84px' } },
});
export const rowInside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const rowTitle = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 600 });
export const rowInfo = style({ marginBlock: '-4px', marginRight: '-4px' });
export const rowFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  marginTop: '4px',
});
export const rowPrice = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const wholeRow = style({ gridColumn: '1 / -1' });
globalStyle(`${wholeRow} > :not(:empty)`, { marginTop: '12px' });

export const addedLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.success,
});
