const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('reservation');

/** Tells the visitor's other tabs that the reservation of a flow changed. */
export const tellOtherTabs = (slug: string): void => channel?.postMessage(slug);

/** Hears of changes made in other tabs. Gives back how to stop. */
export function onOtherTab(listener: (slug: string) => void): () => void {
  const heard = ({ data }: MessageEvent): void => listener(String(data));
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
