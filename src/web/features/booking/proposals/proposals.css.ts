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
export const planning = style({ display: 'grid', gap: '16px', marginTop: '16px' });

/** Beside each other: on phones one fills the screen but for the edge of the next, which a swipe brings. */
export const plans = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginTop: '16px',
  selectors: { '&:has(> :only-child)': { maxWidth: '720px' } },
  '@media': {
    [media.narrow]: {
      gridAutoColumns: '92%',
      gap: '12px',
      marginInline: '-20px',
      padding: '4px 20px 8px',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: '20px',
      selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
    },
  },
});
export const lead = style({ color: vars.color.inkMuted });

/** Where a plan has room, its words stand beside the drawing. */
const roomy = '(min-width: 520px)';

export const plan = style([
  cardSurface,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    padding: '20px 24px',
    scrollSnapAlign: 'start',
    containerType: 'inline-size',
    '@media': { [media.phone]: { padding: '18px 18px 20px' } },
  },
]);
export const planHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
export const aim = style({ marginTop: '4px' });
export const planTimes = style({
  order: 3,
  flexBasis: '100%',
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  fontWeight: 700,
  '@container': { [roomy]: { order: 'initial', flexBasis: 'auto', marginLeft: 'auto' } },
});

const columns = { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '24px' };

/** Words at the left, the drawing at the right, with one edge for all guests. */
export const days = style({ display: 'grid', gap: '14px' });
export const guest = style({
  display: 'grid',
  gap: '6px',
  '@container': { [roomy]: { ...columns, alignItems: 'end' } },
});
export const guestName = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700, marginBottom: '2px' });
export const items = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.2em, max-content) minmax(0, 1fr)',
  columnGap: '12px',
});
export const itemTime = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const itemName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' });
export const difference = style({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.oliveDeep,
});
export const axis = style({
  display: 'grid',
  marginTop: '-10px',
  '@container': { [roomy]: { ...columns, selectors: { '&::before': { content: '""' } } } },
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
  marginTop: 'auto',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const total = style({ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 700 });
