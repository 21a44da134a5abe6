import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const linkClass = style({
  color: vars.color.oliveDeep,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '5px',
  transition: `color ${vars.motion.color}`,
  borderRadius: '4px',
  selectors: { '&:hover': { color: vars.color.ink } },
});

export const quietLinkClass = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: vars.color.inkMuted,
  textDecoration: 'none',
  borderRadius: '8px',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
