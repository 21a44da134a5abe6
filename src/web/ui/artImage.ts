import manifest from '#web/art/manifest.gen.json';
import type { Image } from './image.ts';

export type ArtName = keyof typeof manifest;

/** Decorative unless it gets an `alt`. */
export function artImage(name: ArtName, alt = ''): Image {
  const sizes = manifest[name].sizes.map((size) => ({ ...size, url: `/images/${name}-${size.width}.webp` }));
  return { alt, sizes };
}
