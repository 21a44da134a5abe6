import { expect, test } from 'vitest';
import { placesDuring } from '#domain/booking/dayBoard/lanePlaces.ts';

const places = [
  { from: '00:00', to: '17:00', capacity: 48 },
  { from: '17:00', to: '24:00', capacity: 72 },
];

test('a session has the fewest places of its time', () => {
  expect(placesDuring({ places }, [{ from: '16:00', to: '17:00' }])).toEqual({ least: 48, most: 48 });
  expect(placesDuring({ places }, [{ from: '16:30', to: '17:30' }])).toEqual({ least: 48, most: 72 });
  expect(placesDuring({ places }, [{ from: '17:00', to: '18:00' }])).toEqual({ least: 72, most: 72 });
});

test('a day that is closed shows all it would have', () => {
  expect(placesDuring({ places }, [])).toEqual({ least: 48, most: 72 });
});
