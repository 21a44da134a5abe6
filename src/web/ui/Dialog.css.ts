import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
export const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
export const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const dim = keyframes({ from: { opacity: 0 } });

export const surface = style({
  margin: 'auto',
  padding: 0,
  border: 0,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  overscrollBehavior: 'contain',
  selectors: {
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${dim} ${vars.motion.slide} ${vars.motion.ease}`,
    },
  },
  '@media': { [media.forced]: { border: '2px solid' } },
});

export const dialog = style([
  surface,
  {
    width: 'min(560px, calc(100vw - 64px))',
    maxWidth: 'none',
    maxHeight: 'min(90dvh, 900px)',
    overflow: 'auto',
    borderRadius: vars.radius.dialog,
    background: vars.color.white,
    animation: `${rise} ${vars.motion.slide} ${vars.motion.ease}`,
    '@media': {
      [media.phone]: {
        width: '100%',
        margin: 'auto 0 0',
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        animationName: slideUp,
        background: vars.color.paper,
      },
    },
  },
]);

const wide = { width: 'min(720px, calc(100vw - 64px))' };
export const width = styleVariants({
  wide: { '@media': { [media.tablet]: wide } },
  widest: { '@media': { [media.tablet]: wide, [media.wide]: { width: 'min(1180px, calc(100vw - 64px))' } } },
});

export const onPaper = style({ background: vars.color.paper });

export const inside = style({
  display: 'grid',
  gap: '16px',
  padding: '28px 32px',
  '@media': { [media.phone]: { padding: '20px 20px 24px' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: '16px', justifyContent: 'space-between' });
export const title = style({ outline: 'none' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
  marginTop: '8px',
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
