import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/Card.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
});
export const noteTitle = style({ fontWeight: 700 });
export const failed = style({ marginTop: '12px', color: vars.color.danger, fontWeight: 600 });

export const day = style({ color: vars.color.inkMuted, marginTop: '-12px' });
export const plans = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const lead = style({ color: vars.color.inkMuted });

export const plan = style([
  cardSurface,
  {
    display: 'grid',
    gap: '16px',
    padding: '20px 24px',
    '@media': { [media.phone]: { padding: '18px 18px 20px' } },
  },
]);
export const planHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
export const aim = style({ marginTop: '4px' });
export const planTimes = style({
  marginLeft: 'auto',
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  fontWeight: 700,
  '@media': { [media.phone]: { order: 3, flexBasis: '100%', marginLeft: 0 } },
});

const columns = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '24px' };

/** Words at the left, the drawing at the right, with one edge for all guests. */
export const days = style({ display: 'grid', gap: '14px' });
export const guest = style({ display: 'grid', '@media': { [media.tablet]: { ...columns, alignItems: 'end' } } });
export const guestName = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700, marginBottom: '2px' });
export const items = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.2em, max-content) minmax(0, 1fr)',
  columnGap: '12px',
});
export const itemTime = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const itemName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' });
export const difference = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });
export const drawn = style({ '@media': { [media.phone]: { display: 'none' } } });
export const axis = style({
  display: 'grid',
  marginTop: '-10px',
  '@media': {
    [media.tablet]: { ...columns, selectors: { '&::before': { content: '""' } } },
    [media.phone]: { display: 'none' },
  },
});

export const refused = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '10px',
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  color: vars.color.warning,
});
export const refusedIcon = style({ marginTop: '1px' });
export const same = style({ color: vars.color.inkMuted, fontSize: '0.9375rem', lineHeight: '1.375rem' });

export const planFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const total = style({ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 700 });
