import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const view = style({
  minHeight: '44px',
  maxWidth: '20em',
  padding: '8px 16px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.olive,
      background: vars.color.moss,
      color: vars.color.oliveDeep,
    },
  },
});
export const lines = style({ display: 'grid', gap: '16px', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: '8px 16px',
});
export const first = style({ display: 'flex', alignItems: 'center', gap: '8px', minHeight: '48px' });
