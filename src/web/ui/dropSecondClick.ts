const longestDoubleClick = 500;
const ofClicking = ['mousedown', 'click'] as const;

/** Ignores the second click of a double click on something that closes: a link may lie below it. */
export function dropSecondClick(): void {
  const drop = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ofClicking) window.addEventListener(type, drop, { capture: true });
  setTimeout(() => {
    for (const type of ofClicking) window.removeEventListener(type, drop, { capture: true });
  }, longestDoubleClick);
}
