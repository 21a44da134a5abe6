import { useState } from 'react';
import { saveFile } from './saveFile.ts';
import { toastError } from './toast.ts';

type Download = {
  load: () => Promise<string | Blob>;
  mediaType: string;
  name: string;
  /** Said when it cannot be loaded. */
  failure: string;
};

/** For a file that needs a token, so that it is no plain link. */
export function useDownload({ load, mediaType, name, failure }: Download): [start: () => void, isLoading: boolean] {
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await load(), mediaType, name);
    } catch {
      toastError(failure);
    }
    setLoading(false);
  };
  const start = (): void => {
    if (!isLoading) void download();
  };
  return [start, isLoading];
}
