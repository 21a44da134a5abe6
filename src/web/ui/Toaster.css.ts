import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 24px 112px auto',
  display: 'grid',
  width: 'min(400px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 140px)',
  margin: 0,
  padding: '8px',
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'none',
  '@media': { [media.phone]: { inset: 'auto 16px 92px 16px', width: 'auto', padding: 0 } },
});
export const list = style({ display: 'grid', gap: '12px', selectors: { '& + &:not(:empty)': { marginTop: '12px' } } });

export const toast = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 44px',
    gap: '12px',
    alignItems: 'center',
    padding: '8px 8px 8px 20px',
    borderRadius: vars.radius.note,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'auto',
    cursor: 'pointer',
    animation: `${appear} ${vars.motion.slide} ${vars.motion.ease}`,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: {
    kind: {
      success: { background: vars.color.orchard, color: vars.color.onOrchard },
      error: { background: vars.color.dangerTint, color: vars.color.ink },
    },
  },
});
export const words = style({ paddingBlock: '8px' });
export const line = style({
  display: 'block',
  selectors: { '&:first-child:not(:last-child)': { fontWeight: 700 } },
});
export const icon = recipe({ variants: { kind: { success: {}, error: { color: vars.color.danger } } } });
export const close = style({
  selectors: {
    '&&': { color: 'inherit' },
    '&&:hover': { background: 'rgb(127 127 127 / .18)' },
    '&&:focus-visible': { outlineColor: 'currentColor' },
  },
});
