import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#web/ui/theme/type.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '8px 18px',
  borderRadius: vars.radius.pill,
  background: vars.color.moss,
  color: vars.color.oliveDeep,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.mossHover },
    '&[aria-current="page"]': { background: vars.color.olive, color: vars.color.white },
  },
});
export const group = style({ display: 'grid', gap: '20px', minWidth: 0, margin: 0, border: 0 });
export const groupTitle = style([type.h3, { padding: 0 }]);
export const lead = style({ maxWidth: '44em', color: vars.color.inkMuted });
export const number = style({});
globalStyle(`${number} > :is(input, span:has(select))`, { maxWidth: '18em' });
export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '20px 16px',
});
export const colorRow = style({ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '8px' });
/** Beside colours whose words are longer, their boxes stand in one line. */
export const colorField = style({ gridTemplateRows: 'auto 1fr' });
export const swatch = style({
  width: '44px',
  height: '48px',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.block,
  background: 'none',
  cursor: 'pointer',
});
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const day = style({
  minWidth: '48px',
  minHeight: '44px',
  padding: '8px 12px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.swimText,
      background: vars.color.swimTint,
      color: vars.color.swimText,
    },
  },
});
export const methods = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 8px 4px 16px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.note,
});
globalStyle(`${method} > :first-child`, { flex: 1 });
export const preview = style({
  margin: 0,
  padding: '20px 24px',
  borderRadius: vars.radius.note,
  background: vars.color.paper,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const samples = style({
  display: 'grid',
  gap: '12px',
  padding: '20px 24px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
});
export const samplesRow = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
