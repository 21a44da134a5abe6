import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readBoardAgain } from '#web/queries/admin/dayBoard.ts';
import { watchDay, type StreamState } from '#web/queries/admin/dayStream.ts';

/** Reads the board of the day again when the server says that it changed: one reading at a time, and the last one after the last change. */
export function useDayStream(date: string): StreamState {
  const client = useQueryClient();
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => {
    let isReading = false;
    let isOld = false;
    const read = async (): Promise<void> => {
      isOld = true;
      if (isReading) return;
      isReading = true;
      while (isOld) {
        isOld = false;
        await readBoardAgain(client, date);
      }
      isReading = false;
    };
    return watchDay(date, { onState: setState, onChange: () => void read() });
  }, [client, date]);
  return state;
}
