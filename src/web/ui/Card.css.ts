import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keptInSight } from './Picture.css.ts';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const cardSurface = style({
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const panel = style([
  cardSurface,
  { padding: '24px', '@media': { [media.phone]: { padding: '22px 20px' }, [media.desktop]: { padding: '28px' } } },
]);

const wideBase = style([cardSurface, { display: 'grid', overflow: 'hidden', position: 'relative' }]);

export const wide = recipe({
  base: wideBase,
  variants: {
    first: {
      true: {
        gridTemplateRows: 'auto 1fr',
        '@media': {
          [media.tablet]: { gridTemplateRows: 'auto', gridTemplateColumns: '56% minmax(0, 1fr)', minHeight: '340px' },
          [media.desktop]: { minHeight: '416px' },
        },
      },
      false: {
        gridTemplateColumns: '128px minmax(0, 1fr)',
        minHeight: '212px',
        '@media': {
          [media.tiny]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
          [media.tablet]: { gridTemplateColumns: '46% minmax(0, 1fr)', minHeight: '272px' },
        },
      },
    },
  },
});

export const widePicture = style({ position: 'relative', minHeight: '100%' });
export const firstPicture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': { [media.tablet]: { aspectRatio: 'auto' } },
});
/** Of a picture of 3 : 2 that covers that box. */
export const firstSizes = `${media.desktop} 640px, ${media.tablet} max(56vw, 510px), 100vw`;
/** Fills its box. */
export const fill = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: keptInSight,
});

export const wideText = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '8px',
  padding: '22px 20px',
  '@media': { [media.tablet]: { padding: '28px 32px' } },
});
export const firstText = style({ '@media': { [media.desktop]: { padding: '44px 48px', gap: '12px' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '10px' });
export const words = style({ color: vars.color.inkMuted });

export const compactTitle = style({
  hyphens: 'auto',
  '@media': { [media.phone]: { fontSize: '1rem', lineHeight: '1.375rem', letterSpacing: '-.02em' } },
});
export const compact = style([
  cardSurface,
  {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    padding: '14px 12px',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '84px minmax(0, 1fr) auto', gap: '20px', padding: '18px 24px 18px 18px' },
    },
  },
]);

export const arch = recipe({
  base: { display: 'block', objectFit: 'cover', objectPosition: keptInSight, background: vars.color.moss },
  variants: {
    size: {
      small: {
        width: '60px',
        height: '76px',
        borderRadius: '30px 30px 16px 16px',
        '@media': { [media.tablet]: { width: '84px', height: '104px', borderRadius: '42px 42px 16px 16px' } },
      },
      large: {
        width: '100%',
        maxWidth: '524px',
        aspectRatio: '524 / 600',
        height: 'auto',
        borderRadius: '50% 50% 24px 24px / 43.7% 43.7% 24px 24px',
      },
    },
  },
  defaultVariants: { size: 'small' },
});
