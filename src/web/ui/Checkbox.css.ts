import { style } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { hint as fieldHint } from './Field.css.ts';
import { vars } from './theme/contract.css.ts';

export const wrap = style({ display: 'grid' });
export const row = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: '44px',
  paddingBlock: '9px',
  cursor: 'pointer',
});
export const box = style({ position: 'relative', flex: 'none', width: '24px', height: '24px', marginTop: '1px' });
export const input = style({
  appearance: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '8px',
  background: vars.color.white,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.olive, borderColor: vars.color.olive },
    '&[aria-invalid="true"]': { border: `2px solid ${vars.color.danger}` },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});
/** Under the words of the label. */
export const hint = style([fieldHint, { marginTop: '-6px', paddingLeft: '36px' }]);
export const tick = style({
  position: 'absolute',
  top: '2px',
  left: '2px',
  color: vars.color.white,
  pointerEvents: 'none',
  selectors: { [`${input}:not(:checked) + &`]: { display: 'none' } },
  '@media': { [media.forced]: { display: 'none' } },
});
