import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#web/ui/theme/type.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '20px',
  minWidth: 0,
  minHeight: '100dvh',
  padding: '20px 32px 120px',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 24px',
});
export const titles = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const title = style([type.h2, { fontWeight: 600 }]);
export const lead = style({ maxWidth: '44em', color: vars.color.inkMuted });
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});
globalStyle(`${crumbs} > li + li::before`, { content: '"›"', marginRight: '6px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });
export const card = style({
  padding: '24px 28px',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  maxWidth: '880px',
});
