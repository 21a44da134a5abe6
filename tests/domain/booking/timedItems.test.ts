import { ProductType } from '#domain/catalog/productTypes.ts';
import { itemMarks, stayOf, timedItemCount, visitSpan } from '#domain/booking/timedItems.ts';
import { expect, test } from 'vitest';
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

const span = (startMinute: number | null, endMinute: number | null) => ({ startMinute, endMinute });

test('a visit lasts from arrival to departure, whatever is booked in between', () => {
  expect(visitSpan(span(600, 1080), [span(540, 1380)])).toEqual({ from: 600, to: 1080 });
});

test('a visit for treatments alone lasts from the first start to the last end', () => {
  expect(visitSpan(span(null, null), [span(780, 830), span(null, null), span(690, 720)])).toEqual({
    from: 690,
    to: 830,
  });
});

test('a start at midnight is a start', () => {
  expect(visitSpan(span(null, null), [span(0, 60)])).toEqual({ from: 0, to: 60 });
});

test('what takes no time gives a visit no times', () => {
  expect(visitSpan(span(null, null), [span(null, null)])).toBeNull();
  expect(visitSpan(span(600, null), [])).toBeNull();
});

const item = (startTime: string | null, endTime: string | null) => ({ startTime, endTime });

test('a group stays from its arrival to its departure, whatever it has in between', () => {
  const persons = [{ products: [item('09:00', '23:00')] }];
  expect(stayOf({ startTime: 600, endTime: 1080, persons })).toEqual({ from: 600, to: 1080 });
});

test('without arrival and departure a group stays from its first start to its last end', () => {
  const persons = [
    { products: [item('13:00', '13:50'), item(null, null)] },
    { products: [{ ...item(null, null), products: [item('11:30', '12:00'), item('15:00', '16:20')] }] },
    { products: [] },
  ];
  expect(stayOf({ startTime: null, endTime: null, persons })).toEqual({ from: 690, to: 980 });
});

test('while nothing has a time it is not known how long a group stays', () => {
  const persons = [{ products: [item(null, null)] }];
  expect(stayOf({ startTime: null, endTime: null, persons })).toBeNull();
  expect(stayOf({ startTime: 600, endTime: null, persons: [] })).toBeNull();
});

test('what has a time of its own is counted, of an arrangement its parts', () => {
  const entry = { type: ProductType.Entry, startTime: '10:00' };
  const spaDay = bookedProduct({
    objectType: 'collection',
    startTime: '10:00',
    products: [bookedItem({ startTime: '12:00' }), bookedItem({ startTime: '13:00' }), bookedItem({ startTime: null })],
  });
  const guests = [
    { number: 1, products: [massage, bookedProduct(entry), bookedProduct({ startTime: '10:00', checkinType: true })] },
    { number: 2, products: [spaDay, bookedProduct({ objectType: 'collection', startTime: '10:00' })] },
  ];
  expect(timedItemCount(guests)).toBe(3);
});

test('an item is marked by its guest, itself and its time', () => {
  const spaDay = bookedProduct({ itemId: 'k1', products: [bookedItem({ itemId: 'k2', startTime: '12:00' })] });
  expect(itemMarks([{ number: 2, products: [massage, spaDay] }])).toEqual(['2 m1 11:00', '2 k1 ', '2 k2 12:00']);
});

test('a visit whose beginning or end is open has no times', () => {
  expect(visitSpan(span(null, null), [span(600, null)])).toBeNull();
  expect(visitSpan(span(null, null), [span(null, 660)])).toBeNull();
  expect(visitSpan(span(null, 900), [span(600, 660)])).toEqual({ from: 600, to: 660 });
});
