import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '12px', color: vars.color.ink });
export const onDark = style({ color: vars.color.onOrchard });
export const names = style({ display: 'grid', letterSpacing: '.01em' });
export const above = style({ fontSize: '0.8125rem', lineHeight: '1rem', fontWeight: 500 });
export const below = style({ fontSize: '1.1875rem', lineHeight: '1.375rem', fontWeight: 600, letterSpacing: '-.01em' });
export const leaf = style({ fill: vars.color.oliveDeep, selectors: { [`${onDark} &`]: { fill: vars.color.leaf } } });
export const vein = style({ fill: vars.color.olive, selectors: { [`${onDark} &`]: { fill: vars.color.leafHover } } });
export const mirror = style({ fill: vars.color.olive, opacity: 0.4 });
