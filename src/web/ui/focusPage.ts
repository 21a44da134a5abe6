import { mainId } from './Main.tsx';

const maxWait = 5000;

/** Focuses the heading after a change of page, so that it is read out. */
export function focusPage(): void {
  if (focusHeading()) return;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    const elsewhere = active !== before && active !== document.body;
    if (elsewhere || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWait);
}

/** False while the page is loading; the former page may still be there, hidden. */
function focusHeading(): boolean {
  const heading = document.getElementById(mainId)?.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

let inUse = false;
document.addEventListener('focusin', () => (inUse = true), { once: true });

/** The focused element is gone. False on a page that was not used yet. */
export const focusIsLost = (): boolean => inUse && document.activeElement === document.body;
