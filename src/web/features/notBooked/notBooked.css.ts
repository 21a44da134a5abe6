import { style } from '@vanilla-extract/css';

export const notices = style({ display: 'grid', gap: '12px' });
export const instead = style({ marginTop: '12px' });
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' });
