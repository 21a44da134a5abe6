import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const included = style({ display: 'grid', gap: '6px', marginTop: '10px' });
export const part = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '10px' });
export const check = style({ marginTop: '3px', color: vars.color.olive });
export const form = style({ display: 'grid', gap: '16px' });
export const button = style({ marginTop: '8px' });
