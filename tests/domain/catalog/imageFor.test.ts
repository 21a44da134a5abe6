import { expect, test } from 'vitest';
import { imageFor } from '#domain/catalog/imageFor.ts';

const size = (width: number) => ({ url: `/images/hammam-${width}.webp`, width, height: width / 2 });
const sizes = [1600, 400, 600, 1200, 800].map(size);

test('the nearest width is taken, with one of twice that for dense screens', () => {
  expect(imageFor(sizes)).toEqual({ single: size(600), double: size(1200) });
  expect(imageFor(sizes, 390)).toEqual({ single: size(400), double: size(800) });
});

test('of two equally near sizes the larger is taken', () => {
  expect(imageFor(sizes, 700)?.single).toEqual(size(800));
});

test('when nothing larger is nearer there is no second size, and without sizes no image', () => {
  expect(imageFor([size(400)], 600)).toEqual({ single: size(400), double: null });
  expect(imageFor([])).toBeNull();
});
