const longestDoubleClick = 500;
const ofClicking = ['mousedown', 'click'] as const;

/** The second click of a double click on what has just closed is for nobody: a link may stand behind it. */
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
