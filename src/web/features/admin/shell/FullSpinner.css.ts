import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const full = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  animation: `${appear} ${vars.motion.fade} ${vars.motion.ease}`,
});
