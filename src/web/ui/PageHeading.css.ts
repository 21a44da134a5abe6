import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: '4px', selectors: { '&:empty': { display: 'none' } } });
