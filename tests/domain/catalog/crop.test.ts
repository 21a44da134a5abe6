import { expect, test } from 'vitest';
import { cropAround, pointInCrop, widthsFor } from '#domain/catalog/crop.ts';

test('a crop of a wide picture keeps its height and follows the point', () => {
  const wide = { width: 3_000, height: 1_000 };
  expect(cropAround(wide, { x: 0.5, y: 0.5 })).toEqual({ x: 750, y: 0, width: 1_500, height: 1_000 });
  expect(cropAround(wide, { x: 0.9, y: 0.1 })).toEqual({ x: 1_500, y: 0, width: 1_500, height: 1_000 });
  expect(cropAround(wide, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 1_500, height: 1_000 });
});

test('a crop of a high picture keeps its width', () => {
  const high = { width: 900, height: 1_600 };
  expect(cropAround(high, { x: 0.2, y: 0.25 })).toEqual({ x: 0, y: 100, width: 900, height: 600 });
});

test('a point keeps its place in the picture that is cut around it', () => {
  const wide = { width: 3_000, height: 1_000 };
  expect(pointInCrop(wide, { x: 0.5, y: 0.3 })).toEqual({ x: 0.5, y: 0.3 });
  expect(pointInCrop(wide, { x: 0.9, y: 0.1 })).toEqual({ x: 0.8, y: 0.1 });
  expect(pointInCrop({ width: 900, height: 1_600 }, { x: 0.2, y: 0.05 })).toEqual({ x: 0.2, y: 0.13 });
});

test('the smallest picture is cropped to at least a pixel', () => {
  expect(cropAround({ width: 1, height: 1 }, { x: 1, y: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('no width is larger than the picture, and a small picture keeps its own', () => {
  expect(widthsFor({ width: 5_000, height: 1 })).toEqual([400, 600, 800, 1_200, 1_600]);
  expect(widthsFor({ width: 800, height: 1 })).toEqual([400, 600, 800]);
  expect(widthsFor({ width: 399, height: 1 })).toEqual([399]);
});
