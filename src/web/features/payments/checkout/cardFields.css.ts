import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });
export const field = style({ display: 'grid', alignContent: 'start', minWidth: 0, gridColumn: '1 / -1' });
export const short = style({ gridColumn: 'auto' });

export const frame = style({
  height: '52px',
  padding: '0 20px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  fontSize: '1rem',
  transition: `border-color ${vars.motion.color}`,
  selectors: {
    '&:hover': { borderColor: vars.color.inkMuted },
    '&:focus-within': { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
  },
});
export const wrong = style({ border: `2px solid ${vars.color.danger}`, padding: '0 19.5px' });
globalStyle(`${frame} iframe`, { display: 'block', width: '100%', height: '100%', border: 0 });
