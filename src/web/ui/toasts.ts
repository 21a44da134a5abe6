import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error';
/** One kind and text is one toast. */
export type Toast = { kind: ToastKind; text: string; goneAt: number };

const lifetime: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
const atMost = 20;

/** Newest first. */
let toasts: readonly Toast[] = [];
let pausedAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A repeated toast stays in its place, and begins its time anew. */
export function addToast(kind: ToastKind, text: string): void {
  const added = { kind, text, goneAt: (pausedAt ?? Date.now()) + lifetime[kind] };
  const place = toasts.findIndex((each) => each.kind === kind && each.text === text);
  show(place < 0 ? [added, ...toasts].slice(0, atMost) : toasts.with(place, added));
}

export function dismissToast(toast: Toast): void {
  show(toasts.filter((each) => each !== toast));
}

export function pauseToasts(): void {
  pausedAt ??= Date.now();
  show(toasts);
}

export function resumeToasts(): void {
  const pause = pausedAt === null ? 0 : Date.now() - pausedAt;
  pausedAt = null;
  show(toasts.map((each) => ({ ...each, goneAt: each.goneAt + pause })));
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const current = (): readonly Toast[] => toasts;

function show(next: readonly Toast[]): void {
  toasts = next;
  clearTimeout(timer);
  if (pausedAt === null && toasts.length > 0) {
    timer = setTimeout(dropOutdated, Math.min(...toasts.map(({ goneAt }) => goneAt)) - Date.now());
  }
  for (const listener of listeners) listener();
}

const dropOutdated = (): void => show(toasts.filter(({ goneAt }) => goneAt > Date.now()));
