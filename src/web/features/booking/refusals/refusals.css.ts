import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '16px' });
export const refusal = style({ display: 'grid', gap: '12px' });
