import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const calendar = style({
  padding: '16px 10px 24px',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  '@media': {
    [media.tiny]: { paddingInline: '4px' },
    [media.tablet]: { padding: '24px 26px 28px' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingInline: '4px',
  marginBottom: '12px',
});

export const past = style({
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});
export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 3px' });
globalStyle(`${grid} th`, {
  height: '44px',
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  color: vars.color.inkMuted,
});
globalStyle(`${grid} td`, { padding: '0 1.5px' });
globalStyle(`${grid} td`, { '@media': { [media.tablet]: { padding: '1.5px 2.5px' } } });
globalStyle(`${grid} th abbr`, { textDecoration: 'none' });

export const day = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: '60px',
    margin: 0,
    padding: '4px 0 0',
    border: 0,
    borderRadius: vars.radius.cell,
    background: 'transparent',
    color: vars.color.ink,
    selectors: {
      '&:focus-visible': { zIndex: 1, outlineOffset: '2px', boxShadow: `0 0 0 2px ${vars.color.white}` },
    },
    '@media': { [media.tablet]: { minHeight: '74px' } },
  },
  variants: {
    kind: {
      free: {
        background: vars.color.moss,
        selectors: { '&:hover': { background: vars.color.mossHover } },
        '@media': { [media.forced]: { border: '1px solid ButtonText' } },
      },
      unknown: { color: vars.color.inkFaint },
      full: { color: vars.color.inkFaint, cursor: 'default' },
      past: { color: vars.color.inkFaint, cursor: 'default' },
      closed: { color: vars.color.inkFaint, cursor: 'default' },
    },
    swimwear: { true: {}, false: {} },
    selected: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { kind: 'free', swimwear: true, selected: false },
      style: {
        background: vars.color.swimTint,
        selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.color.swimTint} 88%, ${vars.color.swim})` } },
      },
    },
    {
      variants: { selected: true },
      style: {
        background: vars.color.olive,
        color: vars.color.white,
        zIndex: 1,
        boxShadow: `0 0 0 2px ${vars.color.white}, 0 0 0 4.5px ${vars.color.olive}`,
        selectors: {
          '&:hover': { background: vars.color.olive },
          '&:focus-visible': {
            outlineOffset: '6px',
            boxShadow: `0 0 0 2px ${vars.color.white}, 0 0 0 4.5px ${vars.color.olive}, 0 0 0 6.5px ${vars.color.white}`,
          },
        },
        '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
      },
    },
  ],
});

export const number = style({ fontSize: '1.0625rem', lineHeight: '1.25rem', fontWeight: 700 });
export const sub = recipe({
  base: {
    minHeight: '16px',
    textAlign: 'center',
    fontSize: '0.8125rem',
    lineHeight: '1rem',
    fontWeight: 600,
    '@media': { [media.tablet]: { fontSize: '0.875rem' }, [media.tiny]: { letterSpacing: '-.04em' } },
  },
  variants: {
    tone: { plain: { color: vars.color.inkMuted }, swim: { color: vars.color.swimText }, inherit: {} },
  },
});
/** Where the price will stand. */
export const pending = style({
  width: '28px',
  height: '8px',
  marginBlock: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.moss,
});
export const wave = style({ position: 'absolute', top: '2px', color: vars.color.swim });
export const waveOnOlive = style({ color: vars.color.white });
export const todayLine = style({
  position: 'absolute',
  bottom: '4px',
  width: '16px',
  height: '2px',
  borderRadius: '2px',
  background: vars.color.olive,
});
export const todayOnOlive = style({ background: vars.color.white });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: '16px',
  paddingInline: '4px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const legendMark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    minHeight: '22px',
    padding: '1px 8px',
    borderRadius: '8px',
    fontWeight: 600,
  },
  variants: {
    kind: {
      swim: { padding: '1px 2px', background: vars.color.swimTint, color: vars.color.swim },
      free: { background: vars.color.moss },
      full: { padding: 0 },
    },
  },
});

const tipShown = `${day.classNames.base}:is(:hover, :focus-visible) > &`;
export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 8px)',
  left: '50%',
  translate: '-50% 0',
  zIndex: 2,
  width: 'max-content',
  maxWidth: '240px',
  padding: '8px 14px',
  borderRadius: vars.radius.cell,
  background: vars.color.orchard,
  color: vars.color.onOrchard,
  boxShadow: vars.shadow.raised,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  textAlign: 'left',
  pointerEvents: 'none',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.motion.color}`,
  selectors: { [tipShown]: { visibility: 'visible', opacity: 1, transitionDelay: '300ms' } },
  '@media': { '(hover: none)': { display: 'none' } },
});
