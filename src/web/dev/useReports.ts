import { useEffect, useState } from 'react';
import { channelName } from './reports.ts';
import type { Message, Report } from './reports.ts';

/** Where the actors of all open tabs are; those that ended stay until their tab does. */
export function useReports(): Report[] {
  const [reports, setReports] = useState<ReadonlyMap<string, Report>>(new Map());
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'asked') return;
      setReports((before) => {
        const after = new Map(before);
        if (data.kind === 'report') after.set(data.actor, data);
        else after.delete(data.actor);
        return after;
      });
    });
    channel.postMessage({ kind: 'asked' } satisfies Message);
    return () => channel.close();
  }, []);
  return [...reports.values()];
}
