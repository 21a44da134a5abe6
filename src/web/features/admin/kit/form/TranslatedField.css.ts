import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { type } from '#web/ui/theme/type.css.ts';

export const fields = style({ display: 'grid', gap: '12px', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style([type.h3, { padding: '0 0 4px' }]);
export const hints = style({
  display: 'grid',
  gap: '4px',
  maxWidth: '44em',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  selectors: { '&:empty': { display: 'none' } },
});
const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } as const;
export const lines = style(columns);
export const areas = style({ ...columns, alignItems: 'start' });
export const area = style({ display: 'grid', gap: '8px', minWidth: 0 });
export const missing = style({ marginLeft: '8px' });
export const preview = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 20px',
  borderRadius: vars.radius.note,
  background: vars.color.paper,
  overflowWrap: 'anywhere',
});
export const previewLabel = style({ color: vars.color.inkMuted, fontSize: '0.875rem', lineHeight: '1.25rem' });
