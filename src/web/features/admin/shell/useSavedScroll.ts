import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** As long a page may take to grow to where it was left. */
const maxWait = 3000;

const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href;

/** Back and forward lead to where a page was left; stands after `useFocusOnNavigation`, which leads to its top. */
export function useSavedScroll(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, number>();
    let isReturn = false;
    const ends = [
      router.history.subscribe(({ action }) => {
        isReturn = ['BACK', 'FORWARD', 'GO'].includes(action.type);
      }),
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (fromLocation !== undefined) places.set(keyOf(fromLocation), window.scrollY);
      }),
      router.subscribe('onRendered', ({ toLocation }) => {
        const place = places.get(keyOf(toLocation));
        if (isReturn && place !== undefined) scrollWhenLongEnough(place);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [router]);
}

function scrollWhenLongEnough(place: number): void {
  const isThere = (): boolean => {
    window.scrollTo(0, place);
    return Math.ceil(window.scrollY) >= Math.floor(place);
  };
  if (isThere()) return;
  const growth = new ResizeObserver(() => {
    if (isThere()) growth.disconnect();
  });
  growth.observe(document.body);
  setTimeout(() => growth.disconnect(), maxWait);
}
