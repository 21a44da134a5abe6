export type ImageSize = { url: string; width: number; height: number };
/** `focalPoint`: parts of width and height from the top left. */
export type Image = { alt: string; sizes: readonly ImageSize[]; focalPoint?: { x: number; y: number } };

export type PictureSource = { type: string | undefined; srcSet: string; src: string; width: number; height: number };

function nearest(sizes: readonly ImageSize[], width: number): ImageSize | undefined {
  return sizes.reduce<ImageSize | undefined>((best, size) => {
    if (best === undefined) return size;
    return Math.abs(size.width - width) < Math.abs(best.width - width) ? size : best;
  }, undefined);
}

/** With its AVIF twin before it: every WebP that we make has one. */
function withTwin(source: PictureSource): PictureSource[] {
  const webp = /\.webp(?=$|\?| )/g;
  const candidates = source.srcSet.split(', ');
  if (!candidates.every((candidate) => candidate.search(webp) >= 0)) return [source];
  const inAvif = (text: string): string => text.replace(webp, '.avif');
  return [{ ...source, type: 'image/avif', src: inAvif(source.src), srcSet: inAvif(source.srcSet) }, source];
}

/** For a picture of that many CSS pixels on every screen. */
export function pictureSources(sizes: readonly ImageSize[], width: number): PictureSource[] {
  const one = nearest(sizes, width);
  const two = nearest(sizes, width * 2);
  if (one === undefined || two === undefined) return [];
  const srcSet = two.width > one.width ? `${one.url} 1x, ${two.url} 2x` : one.url;
  return withTwin({ type: undefined, src: one.url, srcSet, width: one.width, height: one.height });
}

/** For a picture that is as wide as the screen: the browser chooses, by the `sizes` of the picture and its own density. */
export function fluidSources(sizes: readonly ImageSize[]): PictureSource[] {
  const [smallest] = sizes;
  if (smallest === undefined) return [];
  const srcSet = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return withTwin({ type: undefined, src: smallest.url, srcSet, width: smallest.width, height: smallest.height });
}

/** As CSS places a picture in a box of another shape; null where nobody said what matters in it. */
export const placeOf = ({ focalPoint }: Image): string | null =>
  focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : null;
