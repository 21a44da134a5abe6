import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const skipLink = style({
  position: 'absolute',
  zIndex: 20,
  top: '12px',
  left: '12px',
  padding: '12px 20px',
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.oliveDeep,
  fontWeight: 700,
  boxShadow: vars.shadow.raised,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
});
