/** As a `ref`: what appears in place of what had the focus takes it. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
