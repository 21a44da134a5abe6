import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const lines = style({ display: 'grid', margin: '12px 0 0', padding: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '64px',
  padding: '8px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const words = style({ display: 'grid', marginRight: 'auto', minWidth: 0, overflowWrap: 'anywhere' });
export const meta = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });
export const facts = style({ display: 'grid', gap: '20px' });
export const head = style({ display: 'flex', alignItems: 'center', gap: '16px', flexWrap: 'wrap' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '16px' });
export const roleField = style({ width: '280px' });
