import { style } from '@vanilla-extract/css';

export const order = style({ minHeight: '72px', padding: '12px 28px' });
export const lines = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const first = style({ fontSize: '18px', lineHeight: '24px', fontWeight: 700 });
export const second = style({ fontSize: '14px', lineHeight: '18px', fontWeight: 600, textWrap: 'balance' });
