const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('reservation');

export const notifyOtherTabs = (slug: string): void => channel?.postMessage(slug);

export function onOtherTab(listener: (slug: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent): void => listener(String(data));
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
