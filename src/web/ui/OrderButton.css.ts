import { style } from '@vanilla-extract/css';

export const order = style({ minHeight: '72px', padding: '12px 28px' });
export const lines = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const first = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 });
export const second = style({ fontSize: '0.875rem', lineHeight: '1.125rem', fontWeight: 600, textWrap: 'balance' });
