import { style } from '@vanilla-extract/css';

export const offers = style({ display: 'grid', gap: '8px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
