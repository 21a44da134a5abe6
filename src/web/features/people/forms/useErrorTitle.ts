import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Prefixes the page's title with 'Fout: ', which screen readers read first. */
export function useErrorTitle(wrong: boolean): void {
  const { t } = useLingui();
  const prefix = t({ id: 'form.titlePrefix', message: 'Fout:' });
  useEffect(() => {
    if (!wrong || document.title.startsWith(prefix)) return undefined;
    const before = document.title;
    document.title = `${prefix} ${before}`;
    return () => {
      if (document.title === `${prefix} ${before}`) document.title = before;
    };
  }, [wrong, prefix]);
}
