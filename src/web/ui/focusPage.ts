import { mainId } from './Main.tsx';

const longestWait = 5000;

/** After a change of page the focus goes to its heading, which reads it out once; scrolling is the router's. */
export function focusPage(): void {
  if (focusHeading()) return;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    const elsewhere = active !== before && active !== document.body;
    if (elsewhere || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestWait);
}

/** False while the page has no heading yet, because it is being loaded; the one before may still be there, hidden. */
function focusHeading(): boolean {
  const heading = document.getElementById(mainId)?.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

let inUse = false;
document.addEventListener('focusin', () => (inUse = true), { once: true });

/** What had the focus is gone from the page. Not true of a page nobody has touched yet: it keeps its own start. */
export const focusIsLost = (): boolean => inUse && document.activeElement === document.body;
