import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({ paddingBlock: '0 24px' });

/** Beside the summary there is room for one column only. */
export const columns = recipe({
  base: { display: 'grid', gap: '24px', paddingTop: '4px' },
  variants: {
    beside: {
      true: {},
      false: {
        '@media': {
          [media.tablet]: {
            gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
            gap: '44px',
            alignItems: 'start',
            paddingTop: '12px',
          },
          [media.desktop]: { gridTemplateColumns: '524px minmax(0, 1fr)', gap: '72px' },
        },
      },
    },
  },
});

export const frame = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.card,
    background: vars.color.moss,
  },
  variants: {
    beside: {
      true: { '@media': { [media.desktop]: { aspectRatio: '5 / 2' } } },
      false: { '@media': { [media.tablet]: { aspectRatio: '1' } } },
    },
  },
});
export const words = style({ display: 'grid', gap: '24px', minWidth: 0 });
export const head = style({ display: 'grid', gap: '8px' });
export const price = style({ fontSize: '1.625rem', lineHeight: '2rem', fontWeight: 700 });
export const orderedLines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const button = style({ minWidth: '220px', '@media': { [media.phone]: { width: '100%' } } });
