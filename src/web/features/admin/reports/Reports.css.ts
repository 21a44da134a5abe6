import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#web/ui/theme/type.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
export const sections = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const section = style({
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  padding: '24px 0 12px',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
});
export const sectionTitle = style([type.h3, { padding: '0 24px' }]);
export const sectionNote = style({
  maxWidth: '52em',
  padding: '0 24px',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});

export const figure = style({ display: 'grid', gap: '6px', margin: 0, padding: '0 24px' });
export const chart = style({
  display: 'block',
  width: '100%',
  height: '140px',
  borderBottom: `1px solid ${vars.color.control}`,
});
export const bar = style({ fill: vars.color.olive });
export const capacity = style({ stroke: vars.color.danger, strokeWidth: 2, strokeDasharray: '6 4', fill: 'none' });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});

export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });
const line = `1px solid ${vars.color.hairline}`;
globalStyle(`${table} :is(th, td)`, {
  height: '44px',
  padding: '6px 12px',
  borderBottom: line,
  textAlign: 'right',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: '24px', textAlign: 'left' });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: '24px' });
globalStyle(`${table} thead th`, { fontSize: '0.875rem', color: vars.color.inkMuted });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 700 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '16px 24px',
  margin: 0,
  padding: '0 24px 12px',
});
globalStyle(`${facts} dt`, { fontSize: '0.875rem', color: vars.color.inkMuted });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 700 });
