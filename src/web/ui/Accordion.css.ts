import { style } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const accordion = style({ display: 'grid', gap: '12px' });
export const panel = style({
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const heading = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 });
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '68px',
  padding: '12px 24px',
  border: 0,
  borderRadius: vars.radius.card,
  background: 'transparent',
  textAlign: 'left',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  '@media': { [media.phone]: { paddingInline: '20px' } },
});
export const title = style({ flex: 1, minWidth: 0 });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '36px',
  flex: 'none',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.block,
  color: vars.color.oliveDeep,
});
export const radio = style({
  flex: 'none',
  width: '22px',
  height: '22px',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.control}`,
  selectors: { '[aria-expanded="true"] > &': { border: `6.5px solid ${vars.color.olive}` } },
});
export const body = style({
  padding: '4px 24px 28px',
  '@media': { [media.phone]: { padding: '4px 20px 24px' } },
});
