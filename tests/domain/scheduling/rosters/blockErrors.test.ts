import { expect, test } from 'vitest';
import { blockErrors } from '#domain/scheduling/rosters/blockErrors.ts';

const wrong = (...blocks: string[]): string[] =>
  blockErrors(
    blocks.map((block) => {
      const [from = '', to = ''] = block.split('-');
      return { from, to };
    }),
    '/blocks',
  ).map(({ pointer, code }) => `${pointer} ${code}`);

test('blocks that follow each other, touch, or fill the day are right', () => {
  expect(wrong()).toEqual([]);
  expect(wrong('10:00-12:00', '12:00-13:05', '14:00-24:00')).toEqual([]);
  expect(wrong('14:00-18:00', '08:00-12:00')).toEqual([]);
  expect(wrong('00:00-24:00')).toEqual([]);
});

test('times lie on the grid of five minutes', () => {
  expect(wrong('10:02-12:00', '13:00-13:59')).toEqual(['/blocks/0/from off_grid', '/blocks/1/to off_grid']);
});

test('a block has a length', () => {
  expect(wrong('12:00-12:00', '13:00-11:00', '24:00-24:00')).toEqual([
    '/blocks/0/to times_reversed',
    '/blocks/1/to times_reversed',
    '/blocks/2/to times_reversed',
  ]);
});

test('of blocks that overlap the later one is wrong', () => {
  expect(wrong('10:00-12:00', '11:55-13:00', '09:00-10:00')).toEqual(['/blocks/1 overlaps']);
  expect(wrong('10:00-12:00', '10:00-12:00')).toEqual(['/blocks/1 overlaps']);
});
