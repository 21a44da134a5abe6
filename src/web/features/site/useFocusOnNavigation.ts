import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusPage } from '#web/ui/focusPage.ts';

/** A new page begins at its top, with the focus on its heading. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return;
        window.scrollTo(0, 0);
        focusPage();
      }),
    [router],
  );
}
