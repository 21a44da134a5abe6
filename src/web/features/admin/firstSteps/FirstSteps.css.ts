import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: '4px', margin: '8px 0', paddingLeft: '20px', listStyle: 'decimal' });
