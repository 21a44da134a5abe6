const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('reservation');

export const tellOtherTabs = (slug: string): void => channel?.postMessage(slug);

/** Returns how to unsubscribe. */
export function onOtherTab(listener: (slug: string) => void): () => void {
  const heard = ({ data }: MessageEvent): void => listener(String(data));
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
