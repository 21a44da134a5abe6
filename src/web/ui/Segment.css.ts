import { style } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const track = style({
  display: 'flex',
  padding: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.moss,
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const option = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 0',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '44px',
  padding: '2px 10px',
  borderRadius: vars.radius.pill,
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.mossHover },
    '&:has(:checked)': { background: vars.color.olive, color: vars.color.white, fontWeight: 700 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
