import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const skeleton = style({ display: 'block', borderRadius: vars.radius.cell, background: vars.color.moss });
