import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', outline: 'none' });
export const list = style({ display: 'grid', gap: '12px' });
export const customers = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const customer = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  minHeight: '48px',
  padding: '10px 16px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.white,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.paper } },
});
export const name = style({ fontWeight: 600 });
export const meta = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });

export const table = style({ width: '100%', fontSize: '0.9375rem', lineHeight: '1.375rem', tableLayout: 'fixed' });
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 16px 6px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${table} tbody th`, { width: '30%', fontWeight: 500, color: vars.color.inkMuted });
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minHeight: '24px',
  cursor: 'pointer',
});
globalStyle(`${choice} > input`, {
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: '1px 0 0',
  accentColor: vars.color.oliveDeep,
});
globalStyle(`${choice} > input:checked + span`, { fontWeight: 600 });
