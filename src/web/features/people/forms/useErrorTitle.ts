import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Puts 'Fout: ' before the page's title while a form has errors: it is the first thing a screen reader says. */
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
