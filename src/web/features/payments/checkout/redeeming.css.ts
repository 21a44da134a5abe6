import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const redeeming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '12px 16px',
});
export const opener = style({ '@media': { [media.phone]: { width: '100%' } } });
export const status = style({
  flex: '1 1 300px',
  selectors: { '&:empty': { position: 'absolute' } },
});
export const list = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '2px 4px 2px 14px',
  borderRadius: vars.radius.card,
  background: vars.color.successTint,
  color: vars.color.success,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: '6px' });
export const left = style({ display: 'block', fontSize: '0.875rem', lineHeight: '1.125rem', fontWeight: 500 });
export const amount = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const form = style({ display: 'grid', gap: '20px' });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '12px',
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
