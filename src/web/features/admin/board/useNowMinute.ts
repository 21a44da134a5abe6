import { useEffect, useState } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { minuteOf } from './boardLayout.ts';

const tick = 20_000;

/** By the venue's clock, going on since the board was read; null on another day. */
export function useNowMinute({ date, now }: DayBoard, readAt: number): number | null {
  const [instant, setInstant] = useState(readAt);
  useEffect(() => {
    const timer = setInterval(() => setInstant(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, Math.floor((instant - readAt) / 60_000));
  const minute = minuteOf(now.time) + passed;
  return date === now.date && minute < 1440 ? minute : null;
}
