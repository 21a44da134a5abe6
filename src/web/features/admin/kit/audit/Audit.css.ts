import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const nothing = style({ marginTop: '8px', color: vars.color.inkMuted });
export const lines = style({ display: 'grid', gap: '4px', margin: '12px 0 0', padding: 0 });
export const line = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const head = style({ fontSize: '0.9375rem', lineHeight: '1.375rem' });
export const time = style({ color: vars.color.inkMuted, fontSize: '0.875rem' });
export const changes = style({ display: 'grid', gap: '2px', fontSize: '0.875rem', lineHeight: '1.25rem' });
globalStyle(`${changes}:empty`, { display: 'none' });
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', overflowWrap: 'anywhere' });
globalStyle(`${change} > dt`, { fontWeight: 600 });
globalStyle(`${change} del`, { color: vars.color.inkMuted });
globalStyle(`${change} ins`, { textDecoration: 'none' });
