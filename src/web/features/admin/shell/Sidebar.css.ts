import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { names as logoNames } from '#web/ui/Logo.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const sidebar = recipe({
  base: {
    '@media': { print: { display: 'none' } },
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    height: '100dvh',
    padding: '20px 14px 16px',
    overflow: 'hidden auto',
    background: vars.color.orchard,
    color: vars.color.onOrchard,
  },
  variants: { collapsed: { true: { width: '76px' }, false: { width: '232px' } } },
});
globalStyle(`${sidebar.classNames.base} :focus-visible`, {
  outlineColor: vars.color.onOrchard,
});

const inCollapsed = '[data-collapsed] &';

export const brand = style({ paddingInline: '10px', selectors: { [inCollapsed]: { paddingInline: '6px' } } });
globalStyle(`[data-collapsed] ${brand} .${logoNames}`, { display: 'none' });

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'flex-end',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  selectors: {
    [inCollapsed]: { alignSelf: 'center', transform: 'scaleX(-1)' },
    '&:hover': { background: 'rgb(255 255 255 / .1)' },
  },
});

export const links = style({ display: 'grid', gap: '12px', marginBottom: 'auto' });
export const group = style({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  selectors: {
    '& + &:not(:empty)': { borderTop: '1px solid rgb(244 242 228 / .22)', paddingTop: '12px' },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '44px',
  padding: '0 14px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.onOrchard,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / .1)' },
    '&[aria-current="page"], &[data-status="active"]': { background: vars.color.onOrchard, color: vars.color.orchard },
    [inCollapsed]: { justifyContent: 'center', padding: 0 },
  },
});
export const word = style({});
globalStyle(`[data-collapsed] .${word}`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const signedIn = style({ display: 'grid', gap: '8px' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '6px 10px',
  minWidth: 0,
  borderRadius: vars.radius.note,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { [inCollapsed]: { justifyContent: 'center', padding: '6px 0' } },
});
export const initials = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.pill,
  background: 'rgb(255 255 255 / .14)',
  fontSize: '0.875rem',
  fontWeight: 700,
});
export const names = style({ display: 'grid', minWidth: 0, selectors: { [inCollapsed]: { display: 'none' } } });
export const name = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' });
export const email = style({ fontSize: '0.8125rem', lineHeight: '1.125rem', overflowWrap: 'anywhere' });
