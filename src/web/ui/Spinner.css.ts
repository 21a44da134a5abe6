import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const appear = keyframes({ from: { opacity: 0 } });

export const wrap = style({ display: 'grid', placeItems: 'center', minHeight: '64px', color: vars.color.inkMuted });
/** The footer waits below the screen, or it would jump when the page arrives. */
globalStyle(`main:not(:has(+ aside)):has(${wrap})`, { minHeight: '100dvh', alignContent: 'start' });
export const ring = style({
  width: '32px',
  height: '32px',
  border: `3px solid ${vars.color.leaf}`,
  borderTopColor: vars.color.olive,
  borderRadius: vars.radius.pill,
  animation: `${turn} 900ms linear infinite, ${appear} ${vars.motion.fade} ${vars.motion.ease}`,
  '@media': { [media.still]: { display: 'none' } },
});
export const words = style([
  visuallyHidden,
  {
    '@media': {
      [media.still]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
    },
  },
]);
