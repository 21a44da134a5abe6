import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const form = style({ display: 'grid', justifyItems: 'start', gap: '10px' });
export const field = style({ width: '100%' });
export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 16px' });
export const meta = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });
export const amount = style({ fontWeight: 600, textAlign: 'right' });
export const state = style({ gridColumn: '1 / -1' });
