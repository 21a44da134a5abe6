import { expect, test } from 'vitest';
import { itemMarks } from '#domain/booking/itemMarks.ts';
import { bookedItem, bookedProduct } from './bookedGuests.ts';

const massage = bookedProduct({ itemId: 'm1', startTime: '11:00' });
const of = (...products: (typeof massage)[]) => itemMarks([{ number: 1, products }]);

test('an item that is added, moved or given to another guest shows', () => {
  const before = of(massage);
  expect(of(massage)).toEqual(before);
  expect(of(massage, bookedProduct({ itemId: 'm2' }))).not.toEqual(before);
  expect(of({ ...massage, startTime: '12:00' })).not.toEqual(before);
  expect(itemMarks([{ number: 2, products: [massage] }])).not.toEqual(before);
});

test('a part of an arrangement that moves shows', () => {
  const spaDay = (startTime: string) =>
    bookedProduct({ itemId: 'k1', objectType: 'collection', products: [bookedItem({ itemId: 'k2', startTime })] });
  expect(of(spaDay('11:00'))).not.toEqual(of(spaDay('12:00')));
});
