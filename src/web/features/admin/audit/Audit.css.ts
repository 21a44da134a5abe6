import { style } from '@vanilla-extract/css';

export const object = style({ display: 'grid', justifyItems: 'start', gap: '2px' });

export const device = style({ display: 'block' });
