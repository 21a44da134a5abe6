import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const cover = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '32px',
  border: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  overflow: 'auto',
  selectors: {
    '&[open]': { display: 'grid', gap: '12px', alignContent: 'center', justifyItems: 'center', textAlign: 'center' },
  },
});
