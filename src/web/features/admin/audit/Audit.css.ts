import { globalStyle, style } from '@vanilla-extract/css';

export const object = style({ display: 'grid', justifyItems: 'start', gap: '2px' });
globalStyle(`${object} > button`, { marginLeft: '-12px' });

export const device = style({ display: 'block' });
