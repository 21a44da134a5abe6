import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

const above = 22;
const below = 10;

export const line = style({
  position: 'relative',
  height: `${above + below}px`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: `${above}px`,
      height: '2px',
      borderRadius: vars.radius.pill,
      background: vars.color.hairline,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
});

const blockBase = style({
  position: 'absolute',
  top: 0,
  height: `${above}px`,
  minWidth: '6px',
  borderRadius: '8px 8px 0 0',
  background: vars.color.leaf,
  boxShadow: `inset 0 -2px 0 ${vars.color.olive}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      height: `${below}px`,
      borderRadius: '0 0 8px 8px',
      background: `linear-gradient(${vars.color.leafTint}, transparent)`,
    },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      boxShadow: 'none',
      selectors: { '&::after': { display: 'none' } },
    },
  },
});
export const block = recipe({
  base: blockBase,
  variants: {
    differs: {
      true: { background: vars.color.olive, '@media': { [media.forced]: { background: 'Highlight' } } },
      false: {},
    },
  },
});

export const axis = style({ position: 'relative', height: '16px' });
export const mark = style({
  position: 'absolute',
  fontSize: '0.8125rem',
  lineHeight: '1rem',
  fontWeight: 600,
  color: vars.color.inkMuted,
});
