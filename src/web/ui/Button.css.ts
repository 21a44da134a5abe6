import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

const still = '&:disabled, &[aria-disabled="true"]:not([data-busy])';
const hover = '&:hover:not(:disabled, [aria-disabled="true"])';

export const buttonClass = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    maxWidth: '100%',
    margin: 0,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: '1rem',
    lineHeight: '1.25rem',
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    transition: `background-color ${vars.motion.color}, color ${vars.motion.color}, border-color ${vars.motion.color}`,
    selectors: {
      [still]: {
        background: vars.color.white,
        borderColor: vars.color.hairline,
        color: vars.color.inkMuted,
        cursor: 'default',
      },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  },
  variants: {
    kind: {
      filled: {
        background: vars.color.olive,
        color: vars.color.white,
        selectors: { [hover]: { background: vars.color.oliveDeep } },
      },
      soft: {
        background: vars.color.leaf,
        color: vars.color.leafInk,
        selectors: { [hover]: { background: vars.color.leafHover } },
      },
      outline: {
        background: vars.color.white,
        borderColor: vars.color.olive,
        color: vars.color.oliveDeep,
        selectors: { [hover]: { background: vars.color.moss } },
      },
      text: {
        background: 'transparent',
        color: vars.color.oliveDeep,
        selectors: {
          [hover]: { background: vars.color.moss },
          [still]: { background: 'transparent', borderColor: 'transparent' },
        },
      },
      icon: {
        background: vars.color.moss,
        color: vars.color.ink,
        selectors: {
          [hover]: { background: vars.color.mossHover },
          [still]: { background: 'transparent', borderColor: 'transparent', color: vars.color.inkFaint },
        },
      },
      plainIcon: {
        background: 'transparent',
        color: vars.color.ink,
        selectors: {
          [hover]: { background: vars.color.moss },
          [still]: { background: 'transparent', borderColor: 'transparent', color: vars.color.inkFaint },
        },
      },
    },
    size: {
      normal: { minHeight: '48px', padding: '8px 24px' },
      small: { minHeight: '44px', padding: '6px 20px', fontSize: '0.9375rem' },
    },
    full: { true: { width: '100%' }, false: {} },
  },
  compoundVariants: [
    { variants: { kind: 'text', size: 'normal' }, style: { paddingInline: '12px' } },
    { variants: { kind: 'text', size: 'small' }, style: { paddingInline: '12px' } },
    {
      variants: { kind: 'icon' },
      style: { flex: 'none', width: '44px', minHeight: '44px', height: '44px', padding: 0 },
    },
    {
      variants: { kind: 'plainIcon' },
      style: { flex: 'none', width: '44px', minHeight: '44px', height: '44px', padding: 0 },
    },
  ],
  defaultVariants: { kind: 'filled', size: 'normal', full: false },
});

export const face = style({ display: 'inline-grid', minWidth: 0 });
export const content = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  selectors: { '[data-busy] &': { visibility: 'hidden' } },
});
export const busyText = style({ gridArea: '1 / 1', alignSelf: 'center' });
