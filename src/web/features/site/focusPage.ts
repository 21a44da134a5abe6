import { mainId } from '#web/ui/Main.tsx';

/** After a change of page the focus goes to its heading, which reads it out once; scrolling is the router's. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
