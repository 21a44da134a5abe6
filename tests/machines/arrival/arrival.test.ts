import { expect, test } from 'vitest';
import { isBusy, isOpen } from '#machines/arrival/arrival.selectors.ts';
import { isUndoable, isUndoing } from '#machines/undo/undo.selectors.ts';
import { comesIn, holder, runArrival } from '#tests/support/machines/arrivalWalk.ts';

const marks = [comesIn(1), comesIn(2)];

test('a scan opens the reservation, one click lets the guests in, and for ten seconds it can be undone', async () => {
  const run = runArrival();
  run.send({ type: 'code.scanned', text: 'k7m3q9f2x' });
  expect([isBusy(run.snapshot()), run.inputOf('find')]).toEqual([true, { number: 'K-7M3Q-9F2X' }]);
  await run.answer('find', 'r1');
  expect([isOpen(run.snapshot()), run.snapshot().context.reservationId]).toEqual([true, 'r1']);
  run.send({ type: 'marks.requested', marks });
  expect(run.inputOf('mark')).toEqual({ reservationId: 'r1', marks, shares: false });
  await run.answer('mark', { changed: [1, 2], holders: [] });
  expect([isOpen(run.snapshot()), isUndoable(run.snapshot())]).toEqual([false, true]);
  expect(run.inputOf('pause')).toEqual({ milliseconds: 10_000 });
  run.send({ type: 'undo.requested' });
  expect(isUndoing(run.snapshot())).toBe(true);
  const back = [1, 2].map((person) => ({ person, from: 'in', state: 'expected' }));
  expect(run.inputOf('mark')).toEqual({ reservationId: 'r1', marks: back, shares: true });
  await run.answer('mark', { changed: [1, 2], holders: [] });
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [{ type: 'notice', code: 'undone' }]]);
});

test('a code that is no reservation number is said, and the next scan goes on', async () => {
  const run = runArrival();
  run.send({ type: 'code.scanned', text: '8710398500014' });
  expect([run.snapshot().value, run.snapshot().context.refused]).toEqual(['idle', { problem: 'code_unreadable' }]);
  run.send({ type: 'code.scanned', text: 'K-0000-0000' });
  await run.refuse('find', 'reservation_not_found');
  expect(run.snapshot().context).toMatchObject({
    code: 'K-0000-0000',
    refused: { problem: 'reservation_not_found' },
  });
  run.send({ type: 'code.scanned', text: 'K-7M3Q-9F2X' });
  expect(run.snapshot().context.refused).toBeNull();
});

test('whom another desk let in is told in the panel, which stays open', async () => {
  const run = runArrival();
  run.send({ type: 'reservation.chosen', reservationId: 'r1' });
  run.send({ type: 'marks.requested', marks });
  await run.answer('mark', { changed: [2], holders: [] });
  expect([run.snapshot().value, run.snapshot().context.overtaken]).toEqual([{ panel: 'deciding' }, [1]]);
});

test('a wristband of another guest is given only after a second yes', async () => {
  const run = runArrival();
  run.send({ type: 'reservation.chosen', reservationId: 'r1' });
  run.send({ type: 'marks.requested', marks });
  await run.answer('mark', { changed: [], holders: [holder] });
  expect([run.snapshot().value, run.snapshot().context.holders]).toEqual([{ panel: 'sharing' }, [holder]]);
  run.send({ type: 'sharing.confirmed' });
  expect(run.inputOf('mark')).toEqual({ reservationId: 'r1', marks, shares: true });
  await run.answer('mark', { changed: [1, 2], holders: [] });
  expect(isUndoable(run.snapshot())).toBe(true);
});

test('a code that is read while guests are being written down is opened after it', async () => {
  const run = runArrival();
  run.send({ type: 'reservation.chosen', reservationId: 'r1' });
  run.send({ type: 'marks.requested', marks });
  run.send({ type: 'code.scanned', text: 'K-AAAA-1111' });
  expect(isBusy(run.snapshot())).toBe(true);
  await run.answer('mark', { changed: [1, 2], holders: [] });
  expect(run.inputOf('find')).toEqual({ number: 'K-AAAA-1111' });
});

test('what another desk changed meanwhile is said in the panel', async () => {
  const run = runArrival();
  run.send({ type: 'reservation.chosen', reservationId: 'r1' });
  run.send({ type: 'marks.requested', marks });
  await run.refuse('mark', 'version_conflict');
  expect([run.snapshot().value, run.snapshot().context.refused]).toEqual([
    { panel: 'deciding' },
    { problem: 'version_conflict' },
  ]);
});

test('a code that is read while something is taken back is opened after it, refused or not', async () => {
  for (const isRefused of [false, true]) {
    const run = runArrival();
    run.send({ type: 'reservation.chosen', reservationId: 'r1' });
    run.send({ type: 'marks.requested', marks });
    await run.answer('mark', { changed: [1, 2], holders: [] });
    run.send({ type: 'undo.requested' });
    run.send({ type: 'code.scanned', text: 'K-AAAA-1111' });
    if (isRefused) await run.refuse('mark', 'version_conflict');
    else await run.answer('mark', { changed: [1, 2], holders: [] });
    expect([run.snapshot().value, run.inputOf('find')]).toEqual(['finding', { number: 'K-AAAA-1111' }]);
    await run.answer('find', 'r2');
    run.send({ type: 'panel.closed' });
    expect(run.snapshot().value).toBe('idle');
  }
});

test('an undo that the server refuses is said, and the guests stay as they are', async () => {
  const run = runArrival();
  run.send({ type: 'reservation.chosen', reservationId: 'r1' });
  run.send({ type: 'marks.requested', marks });
  await run.answer('mark', { changed: [1, 2], holders: [] });
  run.send({ type: 'undo.requested' });
  await run.refuse('mark', 'version_conflict');
  const refused = { type: 'refused', refused: { problem: 'version_conflict' } };
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [refused]]);
});
