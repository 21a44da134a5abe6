import pLimit from 'p-limit';
import type Sharp from 'sharp';
import { cropAround, widthsFor } from '#domain/catalog/crop.ts';
import type { FocalPoint } from '#domain/catalog/crop.ts';
import { formatOf, isAnimatedPng } from './pictureFormat.ts';
import { PictureRefused, PicturesBusy } from './picturePort.ts';
import type { PicturePort, RenderedPicture, RenderedPictures } from './picturePort.ts';

const limits = { limitInputPixels: 40_000_000, failOn: 'warning', sequentialRead: true } as const;
/** Pixels of its longest side: twice the widest column of a page. */
const largestSide = 2_400;
const printWidth = 1_200;
const wholeWidth = 800;
const seconds = 10;
const maxWaiting = 3;

/** Decodes on threads of its own, one picture at a time, so that other answers flow and memory has a bound. */
export function sharpPictures(): PicturePort {
  const inTurn = pLimit(1);
  const next = <T>(work: (sharp: typeof Sharp) => Promise<T>): Promise<T> => {
    if (inTurn.pendingCount >= maxWaiting) throw new PicturesBusy();
    return inTurn(async () => work(await loadSharp()));
  };
  return {
    clean: async (upload) => next((sharp) => clean(sharp, upload)),
    render: async (original, focalPoint) => next((sharp) => render(sharp, original, focalPoint)),
  };
}

/** Only a server where staff upload needs it. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function clean(sharp: typeof Sharp, upload: Uint8Array): Promise<Uint8Array> {
  const format = formatOf(upload);
  if (!format) throw new PictureRefused('format_unknown');
  if (format === 'png' && isAnimatedPng(upload)) throw new PictureRefused('animated');
  try {
    const metadata = await sharp(upload, { ...limits, limitInputPixels: false }).metadata();
    if (metadata.format !== format) throw new PictureRefused('format_unknown');
    if ((metadata.pages ?? 1) > 1) throw new PictureRefused('animated');
    if (metadata.width * metadata.height > limits.limitInputPixels) throw new PictureRefused('too_many_pixels');
    return await sharp(upload, limits)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 2 })
      .timeout({ seconds })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged');
  }
}

async function render(
  sharp: typeof Sharp,
  original: Uint8Array,
  focalPoint: FocalPoint | null,
): Promise<RenderedPictures> {
  const { width, height } = await sharp(original).metadata();
  const part = focalPoint ? cropAround({ width, height }, focalPoint) : { x: 0, y: 0, width, height };
  const rendered: RenderedPicture[] = [];
  const widths = widthsFor(part);
  const print = widths.findLast((each) => each <= printWidth) ?? widths[0];
  for (const each of widths) {
    const picture = sharp(original)
      .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
      .resize({ width: each })
      .timeout({ seconds });
    const { data: webp, info } = await picture.clone().webp(qualityOf(each).webp).toBuffer({ resolveWithObject: true });
    const avif = await picture.clone().avif(qualityOf(each).avif).toBuffer();
    const jpg = each === print ? await picture.flatten({ background: '#fff' }).jpeg({ quality: 84 }).toBuffer() : null;
    rendered.push({ width: info.width, height: info.height, files: { avif, webp, ...(jpg ? { jpg } : {}) } });
  }
  const whole = await sharp(original)
    .resize({ width: wholeWidth, withoutEnlargement: true })
    .webp(qualityOf(wholeWidth).webp)
    .toBuffer({ resolveWithObject: true });
  return { sizes: rendered, whole: { width: whole.info.width, height: whole.info.height, webp: whole.data } };
}

/** As the house's own drawings; a larger picture is shown at twice the density, where less is seen of it. */
const qualityOf = (width: number) => ({
  avif: { quality: width > 1_200 ? 46 : 52, effort: 2 },
  webp: { quality: width > 1_200 ? 66 : 72, effort: 4 },
});
