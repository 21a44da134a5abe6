import type { artNames } from '#web/art/artNames.gen.ts';
import { artHeight, artWidths } from '#web/art/artSizes.ts';
import type { Image } from './image.ts';

export type ArtName = (typeof artNames)[number];

/** Decorative unless it gets an `alt`. */
export function artImage(name: ArtName, alt = ''): Image {
  const sizes = artWidths(name).map((width) => ({
    url: `/images/${name}-${width}.webp`,
    width,
    height: artHeight(width),
  }));
  return { alt, sizes };
}
