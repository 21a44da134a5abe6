import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artImage } from '#web/ui/artImage.ts';
import { fluidSources, pictureSources, placeOf } from '#web/ui/image.ts';

const sizes = [400, 600, 1200].map((width) => ({ url: `/images/x-${width}.webp`, width, height: width / 2 }));

test('a picture takes the size nearest to its width and a larger one for sharp screens, AVIF before WebP', () => {
  expect(pictureSources(sizes, 600)).toEqual([
    {
      type: 'image/avif',
      src: '/images/x-600.avif',
      srcSet: '/images/x-600.avif 1x, /images/x-1200.avif 2x',
      width: 600,
      height: 300,
    },
    {
      type: undefined,
      src: '/images/x-600.webp',
      srcSet: '/images/x-600.webp 1x, /images/x-1200.webp 2x',
      width: 600,
      height: 300,
    },
  ]);
});

test('without a larger size there is one candidate, and other formats have no twin', () => {
  const photo = { url: '/uploads/y.jpg', width: 500, height: 400 };
  expect(pictureSources([photo], 600)).toEqual([
    { type: undefined, src: '/uploads/y.jpg', srcSet: '/uploads/y.jpg', width: 500, height: 400 },
  ]);
});

test('a picture as wide as the screen has all its sizes to choose from', () => {
  expect(fluidSources(sizes)).toEqual(
    ['.avif', '.webp'].map((ending) => ({
      type: ending === '.avif' ? 'image/avif' : undefined,
      src: `/images/x-400${ending}`,
      srcSet: [400, 600, 1200].map((width) => `/images/x-${width}${ending} ${width}w`).join(', '),
      width: 400,
      height: 200,
    })),
  );
});

test('a picture without sizes has no source', () => {
  expect(pictureSources([], 600)).toEqual([]);
  expect(fluidSources([])).toEqual([]);
});

test('every size of every drawing is there in both formats', () => {
  const publicFolder = new URL('../../../src/web/public', import.meta.url);
  const urls = artImage('kop')
    .sizes.concat(artImage('olijftak').sizes)
    .map((size) => size.url);
  const files = urls.flatMap((url) => [url, url.replace('.webp', '.avif')]);
  expect(files.filter((file) => !existsSync(`${publicFolder.pathname}${file}`))).toEqual([]);
  expect(files).toHaveLength(20);
});

test('a picture keeps in sight what the venue chose, and else lies as its box says', () => {
  const image = { alt: '', sizes: [] };
  expect(placeOf({ ...image, focalPoint: { x: 0.95, y: 0.62 } })).toBe('95% 62%');
  expect(placeOf(image)).toBeNull();
});
