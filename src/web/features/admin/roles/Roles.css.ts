import { globalStyle, style } from '@vanilla-extract/css';

export const permissions = style({ display: 'grid', gap: '2px' });
export const list = style({ margin: '12px 0', paddingLeft: '20px' });
globalStyle(`${list} > li`, { listStyle: 'disc' });
