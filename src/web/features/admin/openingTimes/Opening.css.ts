import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const stack = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' });
export const view = style({ minWidth: '180px' });
export const dates = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 16em))', gap: '16px' });
export const fieldset = style({ display: 'grid', gap: '12px', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const period = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const periodName = style({ minWidth: '9em', margin: 0, textAlign: 'center', fontWeight: 600 });
export const year = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(228px, 1fr))',
  alignItems: 'start',
  gap: '20px',
});
export const month = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${month} caption`, { paddingBottom: '4px', fontWeight: 600, textAlign: 'left' });
globalStyle(`${month} th`, { color: vars.color.inkMuted, fontSize: '0.75rem', fontWeight: 600 });
globalStyle(`${month} td`, { padding: '1px', textAlign: 'center', verticalAlign: 'top' });
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '30px',
  borderRadius: vars.radius.cell,
  color: vars.color.ink,
  fontSize: '0.8125rem',
  textDecoration: 'none',
  selectors: {
    '&[data-kind="closed"]': { background: vars.color.dangerTint, fontWeight: 600 },
    '&[data-kind="other"]': { background: vars.color.leafTint, fontWeight: 600 },
    '&[data-kind="extra"]': { background: vars.color.successTint, fontWeight: 600 },
    '&[data-kind="swim"]': { background: vars.color.swimTint },
    '&[data-kind="shut"]': { color: vars.color.inkMuted },
  },
});
export const largeDay = style({
  minHeight: '92px',
  padding: '8px',
  alignContent: 'start',
  justifyItems: 'start',
  border: `1px solid ${vars.color.hairline}`,
  textAlign: 'left',
});
export const hours = style({ fontSize: '0.875rem', fontWeight: 400 });
export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${letters} b`, { marginRight: '6px' });
export const list = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
export const weekday = style({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const weekTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBottom: '12px',
});
export const block = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const time = style({ width: '10em' });
export const bookings = style({
  display: 'grid',
  gap: '6px',
  maxHeight: '40vh',
  overflow: 'auto',
  paddingLeft: '20px',
});
globalStyle(`${bookings} > li`, { listStyle: 'disc' });
