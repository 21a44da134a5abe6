import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const group = style({ minWidth: 0 });
export const legend = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: '8px' });
export const hint = style({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
  marginBottom: '8px',
});

export const list = recipe({
  base: {},
  variants: {
    layout: {
      wrap: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
      scroll: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px',
        '@media': {
          [media.phone]: {
            flexWrap: 'nowrap',
            overflowX: 'auto',
            scrollbarWidth: 'none',
            marginInline: '-20px',
            padding: '6px 20px',
            marginBlock: '-6px',
            scrollPaddingInline: '20px',
          },
          [media.tiny]: { marginInline: '-16px', paddingInline: '16px' },
        },
      },
      grid: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fill, minmax(max(68px, 22%), 1fr))' },
    },
  },
  defaultVariants: { layout: 'wrap' },
});

const tightOnPhone = { paddingInline: '12px', gap: '8px' };

export const tag = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    maxWidth: '100%',
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    background: vars.color.white,
    fontSize: '1rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.color}`,
    selectors: {
      '&:hover': { borderColor: vars.color.olive, background: vars.color.moss },
      '&:has(:checked)': {
        background: vars.color.olive,
        borderColor: vars.color.olive,
        color: vars.color.white,
        fontWeight: 700,
      },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
      '&:has(:disabled)': {
        background: vars.color.white,
        borderColor: vars.color.hairline,
        color: vars.color.inkFaint,
        cursor: 'default',
      },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  variants: {
    size: {
      normal: { minHeight: '48px', padding: '6px 20px', '@media': { [media.phone]: tightOnPhone } },
      tall: { minHeight: '52px', padding: '6px 20px', '@media': { [media.phone]: tightOnPhone } },
      time: { flexDirection: 'column', gap: 0, minHeight: '46px', padding: '4px 6px', fontSize: '1rem' },
    },
  },
  defaultVariants: { size: 'normal' },
});

export const sub = style({ fontSize: '0.8125rem', lineHeight: '1rem', fontWeight: 500 });

export const input = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  appearance: 'none',
});

export const dot = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.control}`,
  background: vars.color.white,
  selectors: { [`${input}:checked ~ &`]: { border: `6px solid ${vars.color.white}`, background: vars.color.olive } },
});
