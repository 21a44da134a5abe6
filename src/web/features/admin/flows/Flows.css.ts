import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#web/ui/theme/type.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const stack = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const title = style([type.h3]);
export const lead = style({ maxWidth: '44em', color: vars.color.inkMuted });
export const list = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.note,
  background: vars.color.white,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const grow = style({ flex: '1 1 12em', minWidth: 0, fontWeight: 600 });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });
export const choices = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, border: 0 });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '14px 18px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.note,
  background: vars.color.white,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: vars.color.olive, boxShadow: `inset 0 0 0 1px ${vars.color.olive}` },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
  },
});
export const choiceInput = style({
  gridRow: '1 / span 2',
  width: '20px',
  height: '20px',
  marginTop: '3px',
  accentColor: vars.color.olive,
});
export const choiceName = style({ fontWeight: 700 });
export const needs = style({ display: 'grid', gap: '4px', margin: 0, paddingLeft: '20px' });
globalStyle(`${needs} > li`, { listStyle: 'disc' });
