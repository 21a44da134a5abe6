import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  overflow: 'hidden',
  paddingBottom: '12px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.note,
  background: vars.color.white,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: vars.color.olive, boxShadow: `0 0 0 2px ${vars.color.olive}` },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.leafInk}`, outlineOffset: '2px' },
  },
});
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  background: vars.color.paper,
});
export const words = style({ padding: '0 12px', fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });
export const thumbnail = style({
  width: '168px',
  height: '112px',
  borderRadius: vars.radius.block,
  objectFit: 'contain',
  background: vars.color.paper,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const stack = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const drop = style({
  display: 'grid',
  gap: '12px',
  padding: '20px',
  border: `2px dashed ${vars.color.control}`,
  borderRadius: vars.radius.note,
  selectors: { '&[data-over]': { borderColor: vars.color.olive, background: vars.color.leafTint } },
});
export const focal = style({
  position: 'relative',
  display: 'block',
  maxWidth: '480px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
});
globalStyle(`${focal} img`, { display: 'block', width: '100%', height: 'auto' });
export const sliders = style({ display: 'grid', gap: '12px', maxWidth: '480px' });
export const slider = style({ display: 'grid', gap: '4px' });
globalStyle(`${slider} input`, { width: '100%', minHeight: '44px', accentColor: vars.color.olive });
export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const outside = style({ fill: vars.color.scrim });
export const point = style({ fill: vars.color.white, stroke: vars.color.oliveDeep, strokeWidth: '4px' });
export const small = style({ width: '72px', height: '48px', borderRadius: '6px', objectFit: 'contain' });
export const large = style({ width: '100%', maxWidth: '480px', height: 'auto', borderRadius: vars.radius.note });
