import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', paddingBottom: '4px' });
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.cell,
  background: vars.color.white,
  fontWeight: 600,
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.olive, background: vars.color.olive, color: vars.color.white },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
