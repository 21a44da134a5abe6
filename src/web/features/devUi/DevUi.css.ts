import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const section = style({
  display: 'grid',
  gap: '16px',
  paddingBlock: '28px',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '150px minmax(0, 1fr)', gap: '24px' } },
});
export const content = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: '16px',
});
export const swatch = style({
  height: '72px',
  borderRadius: vars.radius.cell,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  marginBottom: '8px',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
  gap: '20px',
});
export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const icons = style({ display: 'flex', flexWrap: 'wrap', gap: '16px', color: vars.color.oliveDeep });
export const bandTitle = style({
  paddingBlock: '92px 120px',
  '@media': { [media.tablet]: { paddingBlock: '120px 140px' } },
});
