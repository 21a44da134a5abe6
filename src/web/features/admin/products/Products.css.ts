import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { type } from '#web/ui/theme/type.css.ts';

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '6px' });
export const panel = style({
  alignSelf: 'start',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  overflow: 'hidden',
});
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '60px',
  padding: '8px 12px 8px 20px',
});
export const panelTitle = style([type.h3, { padding: 0 }]);
export const panelEmpty = style({ padding: '0 20px 20px', color: vars.color.inkMuted });
export const rowLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const named = style({ display: 'flex', alignItems: 'center', gap: '12px' });
export const rowMuted = style({ color: vars.color.inkMuted, fontSize: '0.875rem', lineHeight: '1.25rem' });
export const rowEnd = style({ marginLeft: 'auto', fontWeight: 700, whiteSpace: 'nowrap' });
export const picture = style({
  flex: 'none',
  width: '56px',
  height: '42px',
  borderRadius: vars.radius.block,
  objectFit: 'cover',
});
export const group = style({ display: 'grid', gap: '20px', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const groupTitle = style([type.h3, { padding: 0 }]);
export const lead = style({ maxWidth: '44em', color: vars.color.inkMuted });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '16px',
  alignItems: 'start',
});
export const lines = style({ display: 'grid', gap: '16px', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gap: '12px',
  padding: '16px 20px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
});
export const lineEnd = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
export const rules = style({ margin: 0, padding: 0, listStyle: 'none' });
export const rule = style({
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.hairline}` } },
});
export const ruleLine = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto 6em auto',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
});
export const ruleNumber = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.leafTint,
  fontSize: '0.8125rem',
  fontWeight: 700,
});
export const rulePrice = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const ruleButtons = style({ display: 'flex', alignItems: 'center' });
export const ruleFields = style({ display: 'grid', gap: '16px', padding: '4px 0 20px 40px' });
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
  alignItems: 'start',
  gap: '20px',
});
export const priceDay = style({
  display: 'grid',
  gap: '2px',
  minHeight: '52px',
  padding: '4px 6px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.cell,
  textAlign: 'left',
  selectors: { '&[data-rule]': { background: vars.color.leafTint, borderColor: vars.color.leafTint } },
});
export const priceDayHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.inkMuted,
  fontSize: '0.75rem',
});
export const priceDayRule = style({ marginLeft: '4px' });
export const priceOfDay = style({ fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '60px',
  padding: '8px 24px',
  background: vars.color.moss,
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: '16px',
  alignItems: 'start',
});
export const choice = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.color.paper,
  minWidth: 0,
});
export const choiceTitle = style({ fontWeight: 700, padding: 0 });
export const part = style({
  display: 'grid',
  gap: '8px',
  padding: '12px',
  borderRadius: vars.radius.note,
  background: vars.color.white,
});
export const preview = style({ display: 'grid', gap: '12px', maxWidth: '380px' });
export const included = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const includedPart = style({ display: 'flex', gap: '8px', alignItems: 'flex-start' });
export const usedBy = style({ margin: 0, paddingLeft: '20px' });
globalStyle(`${usedBy} > li`, { listStyle: 'disc' });
