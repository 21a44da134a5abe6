import { style } from '@vanilla-extract/css';
import { slideDown, slideUp, surface } from './Dialog.css.ts';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const sheet = style([
  surface,
  {
    width: '100%',
    maxWidth: '640px',
    maxHeight: '90dvh',
    margin: 'auto auto 0',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.paper,
    animation: `${slideUp} ${vars.motion.slide} ${vars.motion.ease}`,
    selectors: {
      '&[open]': {
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        '@media': { [media.low]: { display: 'block', overflow: 'auto' } },
      },
      '&[data-closing]': { animation: `${slideDown} ${vars.motion.slide} ${vars.motion.ease} forwards` },
    },
  },
]);

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '24px 20px 12px',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '14px',
      left: 'calc(50% - 20px)',
      width: '40px',
      height: '4px',
      borderRadius: vars.radius.pill,
      background: vars.color.control,
      opacity: 0.6,
    },
  },
});
export const body = style({ overflow: 'auto', overscrollBehavior: 'contain' });
export const foot = style({
  padding: '12px 20px calc(20px + env(safe-area-inset-bottom))',
  '@media': { [media.low]: { paddingBottom: '12px' } },
});
