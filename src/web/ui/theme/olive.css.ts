import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { oliveColors } from '#domain/catalog/oliveColors.ts';

createGlobalTheme(':root', vars, {
  color: { ...oliveColors, scrim: 'rgb(30 32 20 / .56)' },
  radius: { pill: '999px', dialog: '28px', card: '24px', note: '20px', cell: '16px', block: '10px' },
  space: {
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s20: '20px',
    s24: '24px',
    s28: '28px',
    s32: '32px',
    s44: '44px',
    s64: '64px',
    s96: '96px',
  },
  font: { family: "'Quicksand Variable', 'Quicksand Fallback', system-ui, sans-serif" },
  shadow: {
    rest: '0 1px 1px rgb(43 46 26 / .04), 0 10px 28px -16px rgb(43 46 26 / .18)',
    raised: '0 2px 6px rgb(43 46 26 / .06), 0 28px 64px -20px rgb(43 46 26 / .38)',
  },
  motion: { color: '120ms', slide: '200ms', fade: '300ms', ease: 'cubic-bezier(.2, .8, .2, 1)' },
});
