import type { ClassOf, FramePicture } from './frameParts.ts';
import { escapeHtml } from './startPage.ts';

export interface Waterline {
  classOf: ClassOf;
  picture: FramePicture;
  /** As the browser reads them. */
  sizes: string;
  height: 'tall' | 'low';
  /** What stands on the picture. */
  content: string;
}

/** As the site's `Waterline`: its picture is the largest that is painted, so it waits for no script. */
export function waterline({ classOf, picture: { sources, width, height }, sizes, ...band }: Waterline): string {
  const shared = `sizes="${escapeHtml(sizes)}"`;
  const avif = `<source type="image/avif" srcset="${sources.replaceAll('.webp', '.avif')}" ${shared} hidden>`;
  const src = sources.split(' ', 1)[0];
  const size = `width="${width}" height="${height}"`;
  const image = `<img src="${src}" srcset="${sources}" ${shared} ${size} alt="" fetchpriority="high" decoding="sync" ${classOf('Waterline.picture')}>`;
  const ground = classOf('Waterline.ground', `Waterline.height.${band.height}`, 'Waterline.underHeader');
  return [
    `<div ${classOf('Waterline.band')}>`,
    `<div ${ground} aria-hidden="true"><picture ${classOf('Picture.contents')}>${avif}${image}</picture></div>`,
    `${band.content}</div>`,
  ].join('');
}
