import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';

const mask = 'linear-gradient(#000 72%, transparent)';

/** A picture of 3 : 2 that covers the band is one and a half times as wide as it is high, or as wide as the screen. */
export const tallSizes = `${media.tablet} max(100vw, 630px), max(100vw, 510px)`;
export const lowSizes = `${media.tablet} max(100vw, 468px), max(100vw, 339px)`;

export const band = style({ position: 'relative', zIndex: 0 });
export const ground = style({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 auto',
  overflow: 'hidden',
  maskImage: mask,
  WebkitMaskImage: mask,
});
export const height = styleVariants({
  tall: {
    height: '340px',
    '@media': { [media.tablet]: { height: '420px' }, [media.desktop]: { height: '512px' } },
  },
  low: { height: '226px', '@media': { [media.tablet]: { height: '312px' } } },
});
export const underHeader = style({ top: '-64px', '@media': { [media.tablet]: { top: '-80px' } } });
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '72% 62%',
  selectors: {
    /** The window stands beside what stands behind a title. */
    [`${height.low} &`]: { '@media': { [media.tiny]: { objectPosition: '0 62%' } } },
  },
});
