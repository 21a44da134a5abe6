import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const appear = keyframes({ from: { opacity: 0 } });
const shown = `${appear} ${vars.motion.fade} ${vars.motion.ease}`;

/** As high as ring and words, so that nothing moves when they appear. */
export const wrap = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '12px',
  minHeight: '102px',
  color: vars.color.inkMuted,
});
const circle = {
  width: '32px',
  height: '32px',
  border: `3px solid ${vars.color.leaf}`,
  borderTopColor: vars.color.olive,
  borderRadius: vars.radius.pill,
  '@media': { [media.still]: { display: 'none' } },
};
const turning = `${turn} 900ms linear infinite`;
export const ring = style({ ...circle, animation: `${turning}, ${shown}` });
/** A second after the wait began, as the ring comes after 300 ms. */
export const words = recipe({
  base: { textAlign: 'center' },
  variants: { atOnce: { true: {}, false: { animation: `${shown} 700ms backwards` } } },
});

/** Before any script runs, in a document that the server sent. @public the build reads its name */
export const ringLater = style({ ...circle, animation: `${turning}, ${shown} 300ms backwards` });
/** As `ringLater`. @public the build reads its name */
export const wordsLater = style({ textAlign: 'center', animation: `${shown} 1s backwards` });
