export type ImageSize = { url: string; width: number; height: number };

/** Width in CSS pixels that is wanted when nobody says otherwise (specification §9). */
const defaultWidth = 600;

/**
 * The size nearest to the wanted width (CSS pixels), and the one nearest to twice that for dense screens; `double`
 * is null when no other comes nearer. Of two equally near the larger is taken. Null without sizes: the caller then
 * asks again with the venue's fallback image.
 */
export function imageFor(
  sizes: readonly ImageSize[],
  wanted: number = defaultWidth,
): { single: ImageSize; double: ImageSize | null } | null {
  const single = nearest(sizes, wanted);
  const double = nearest(sizes, wanted * 2);
  if (!single) return null;
  return { single, double: double === single ? null : double };
}

function nearest(sizes: readonly ImageSize[], wanted: number): ImageSize | null {
  const [best] = sizes.toSorted((a, b) => Math.abs(a.width - wanted) - Math.abs(b.width - wanted) || b.width - a.width);
  return best ?? null;
}
