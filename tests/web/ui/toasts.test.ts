import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, current, dismissToast, pauseToasts, resumeToasts } from '#web/ui/toasts.ts';

const texts = (): string[] => current().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a success stays two seconds, an error four, the newest first', () => {
  addToast('success', 'Toegevoegd');
  addToast('error', 'Geen verbinding');
  expect(texts()).toEqual(['Geen verbinding', 'Toegevoegd']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['Geen verbinding']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});

test('a repeated toast is one toast, whose time begins anew', () => {
  addToast('success', 'Toegevoegd');
  vi.advanceTimersByTime(1500);
  addToast('success', 'Toegevoegd');
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual(['Toegevoegd']);
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual([]);
});

test('a pause counts for nobody, also for a toast that came during it', () => {
  addToast('success', 'Eerst');
  vi.advanceTimersByTime(1500);
  pauseToasts();
  vi.advanceTimersByTime(5000);
  addToast('success', 'Tijdens');
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['Tijdens', 'Eerst']);
  resumeToasts();
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Tijdens']);
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual([]);
});

test('a dismissed toast goes at once, the others stay', () => {
  addToast('error', 'Een');
  addToast('error', 'Twee');
  const [newest] = current();
  if (newest !== undefined) dismissToast(newest);
  expect(texts()).toEqual(['Een']);
});

test('never more than twenty', () => {
  for (let number = 1; number <= 25; number += 1) addToast('error', `Fout ${number}`);
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe('Fout 25');
});
