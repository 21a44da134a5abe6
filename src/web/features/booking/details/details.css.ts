import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: '24px' });
export const head = style({ display: 'grid', gap: '4px' });

export const visits = style({ display: 'grid', gap: '12px' });

export const facts = style({
  display: 'grid',
  gap: '16px 24px',
  marginBottom: '24px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({ minWidth: 0 });
export const term = style({ color: vars.color.inkMuted, fontSize: '0.9375rem', lineHeight: '1.25rem' });
export const value = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const remarks = style({ display: 'grid' });
export const saveRow = style({ display: 'flex', alignItems: 'center', gap: '16px' });
globalStyle(`${saveRow} > :not(:empty)`, { marginTop: '12px' });
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.color.success,
  fontWeight: 600,
});
