export type ImageSize = { url: string; width: number; height: number };
export type Image = { alt: string; sizes: readonly ImageSize[] };

export type PictureSource = { type: string | undefined; srcSet: string; src: string; width: number; height: number };

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
const order = ['avif', 'webp', 'jpg', 'png', ''];

function formatOf(url: string): string {
  const ending = /\.([a-z0-9]+)(?:$|\?)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const name = ending === 'jpeg' ? 'jpg' : ending;
  return name in types ? name : '';
}

function nearest(sizes: readonly ImageSize[], wanted: number): ImageSize | undefined {
  return sizes.reduce<ImageSize | undefined>((best, size) => {
    if (best === undefined) return size;
    return Math.abs(size.width - wanted) < Math.abs(best.width - wanted) ? size : best;
  }, undefined);
}

/**
 * One source per file format, the smallest format first; each with the size nearest to `wanted` CSS pixels and, where
 * there is a larger one, a candidate for screens with two pixels per CSS pixel.
 */
export function pictureSources(sizes: readonly ImageSize[], wanted: number): PictureSource[] {
  return order.flatMap((format) => {
    const same = sizes.filter((size) => formatOf(size.url) === format);
    const one = nearest(same, wanted);
    const two = nearest(same, wanted * 2);
    if (one === undefined || two === undefined) return [];
    const srcSet = two.width > one.width ? `${one.url} 1x, ${two.url} 2x` : one.url;
    return [{ type: types[format], srcSet, src: one.url, width: one.width, height: one.height }];
  });
}
