export type ImageSize = { url: string; width: number; height: number };
export type Image = { alt: string; sizes: readonly ImageSize[] };

export type PictureSource = { type: string | undefined; srcSet: string; src: string; width: number; height: number };

function nearest(sizes: readonly ImageSize[], width: number): ImageSize | undefined {
  return sizes.reduce<ImageSize | undefined>((best, size) => {
    if (best === undefined) return size;
    return Math.abs(size.width - width) < Math.abs(best.width - width) ? size : best;
  }, undefined);
}

function sourceOf(one: ImageSize, two: ImageSize, type?: string, ending?: string): PictureSource {
  const address = (url: string): string => (ending === undefined ? url : url.replace(/\.webp(?=$|\?)/, ending));
  const src = address(one.url);
  const srcSet = two.width > one.width ? `${src} 1x, ${address(two.url)} 2x` : src;
  return { type, srcSet, src, width: one.width, height: one.height };
}

export function pictureSources(sizes: readonly ImageSize[], width: number): PictureSource[] {
  const one = nearest(sizes, width);
  const two = nearest(sizes, width * 2);
  if (one === undefined || two === undefined) return [];
  const twins = [one, two].every((size) => /\.webp(?:$|\?)/.test(size.url));
  return [...(twins ? [sourceOf(one, two, 'image/avif', '.avif')] : []), sourceOf(one, two)];
}
