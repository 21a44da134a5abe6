import { expect, test } from 'vitest';
import { visitSpan } from '#domain/booking/visitSpan.ts';

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
