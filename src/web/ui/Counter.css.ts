import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const wrap = style({ display: 'grid', justifyItems: 'start' });
export const label = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: '8px' });
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px',
  minHeight: '52px',
  maxWidth: '100%',
  padding: '2.5px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
});
export const count = style({ minWidth: '6.5em', paddingInline: '6px', textAlign: 'center', fontWeight: 700 });
export const hint = style({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  marginTop: '8px',
  selectors: { '&:empty': { display: 'none' } },
});
