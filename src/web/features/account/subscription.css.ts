import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/Card.css.ts';
import { keptInSight } from '#web/ui/Picture.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const card = style([cardSurface, { overflow: 'hidden' }]);
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '368 / 132',
  objectFit: 'cover',
  objectPosition: keptInSight,
});
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: '0 28px',
  '@media': { [media.phone]: { paddingInline: '20px' } },
});
export const item = style({
  display: 'grid',
  gap: '4px',
  paddingBlock: '24px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const track = style({
  height: '8px',
  marginBlock: '8px 4px',
  borderRadius: vars.radius.pill,
  background: vars.color.moss,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const bar = style({
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.olive,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
