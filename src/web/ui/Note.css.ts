import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const note = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: vars.radius.note,
    color: vars.color.ink,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: {
    kind: {
      sand: { background: vars.color.sand },
      success: { background: vars.color.successTint },
      swim: { background: vars.color.swimTint },
      danger: { background: vars.color.dangerTint },
      warning: { background: vars.color.warningTint },
    },
  },
  defaultVariants: { kind: 'sand' },
});

export const icon = style({ marginTop: '3px', color: 'inherit' });
export const tone = recipe({
  variants: {
    kind: {
      sand: { color: vars.color.ink },
      success: { color: vars.color.success },
      swim: { color: vars.color.swimText },
      danger: { color: vars.color.danger },
      warning: { color: vars.color.warning },
    },
  },
  defaultVariants: { kind: 'sand' },
});

const danger = note.classNames.variants.kind.danger;
export const title = style({ fontWeight: 700 });
export const items = style({ display: 'grid', gap: '4px', marginTop: '2px' });
globalStyle(`${items} a`, {
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
});
globalStyle(`${danger} ${title}, ${danger} a, ${danger} > ${icon}`, { color: vars.color.danger });
