import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  background: vars.color.white,
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.low]: { position: 'static' } },
});

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(min-content, 1fr)',
  alignItems: 'center',
  gap: '20px',
  minHeight: '88px',
});
export const last = style({ justifySelf: 'end' });

const gap = createVar();
export const steps = recipe({
  base: { display: 'flex', alignItems: 'center', gap },
  variants: { many: { true: { vars: { [gap]: '8px' } }, false: { vars: { [gap]: '12px' } } } },
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      flex: 'none',
      width: `calc(${gap} * 7 / 3)`,
      height: '2px',
      borderRadius: '2px',
      background: vars.color.hairline,
    },
    '&[data-state="done"]:not(:last-child)::after': { background: vars.color.olive },
  },
  '@media': {
    [media.tabletOnly]: { selectors: { '&:not(:last-child)::after': { width: '14px' } } },
  },
});

export const name = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: '8px',
  },
  variants: { current: { true: { fontWeight: 700 }, false: {} } },
});

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** With more than four steps only the widest screens have room for all names. */
export const words = recipe({
  base: { textAlign: 'left' },
  variants: {
    current: { true: {}, false: { '@media': { [media.tabletOnly]: visuallyHidden } } },
    many: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { current: false, many: true },
      style: { '@media': { '(min-width: 1024px) and (max-width: 1199.98px)': visuallyHidden } },
    },
  ],
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '32px',
    height: '32px',
    borderRadius: vars.radius.pill,
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
  },
  variants: {
    state: {
      todo: { border: `1.5px solid ${vars.color.control}` },
      current: {
        background: vars.color.olive,
        color: vars.color.white,
        fontWeight: 700,
        boxShadow: `0 0 0 2px ${vars.color.white}, 0 0 0 4px ${vars.color.olive}`,
        '@media': { [media.forced]: { border: '3px solid Highlight' } },
      },
      done: { background: vars.color.leafTint, color: vars.color.oliveDeep },
    },
  },
});

export const phoneRow = style({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '76px' });
export const basket = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  textAlign: 'left',
});
export const basketIcon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.pill,
  background: vars.color.leaf,
  color: vars.color.leafInk,
});
export const count = style({
  position: 'absolute',
  top: '-4px',
  right: '-4px',
  minWidth: '22px',
  padding: '0 5px',
  borderRadius: vars.radius.pill,
  background: vars.color.oliveDeep,
  color: vars.color.white,
  fontSize: '0.8125rem',
  lineHeight: '1.375rem',
  fontWeight: 700,
  textAlign: 'center',
});
export const basketWords = style({
  display: 'grid',
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
});
/** The smallest screens have room for the amount only; the button's name says the rest. */
export const basketTitle = style({ '@media': { [media.tiny]: { display: 'none' } } });
export const basketTotal = style({ fontSize: '1.125rem', lineHeight: '1.375rem', fontWeight: 700 });
export const stepName = style({ fontWeight: 700, textAlign: 'right' });

export const progress = style({ height: '4px', background: vars.color.leafTint });
export const progressDone = style({ height: '100%', background: vars.color.olive });
