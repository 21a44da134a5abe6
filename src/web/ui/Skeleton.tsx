import { skeleton } from './Skeleton.css.ts';

export function Skeleton({ width = '100%', height, radius }: { width?: string; height: string; radius?: string }) {
  return <span aria-hidden="true" className={skeleton} style={{ width, height, borderRadius: radius }} />;
}
