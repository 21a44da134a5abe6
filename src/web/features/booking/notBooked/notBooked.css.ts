import { style } from '@vanilla-extract/css';

export const notices = style({ display: 'grid', gap: '16px' });
export const refusal = style({ display: 'grid', gap: '12px' });
