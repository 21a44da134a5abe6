import { useState } from 'react';
import type { CSSProperties } from 'react';
import { fluidSources, pictureSources, placeOf, type Image } from './image.ts';
import { contents, focalPoint } from './Picture.css.ts';

type PictureProps = {
  image: Image | null | undefined;
  /** When there is no image or it fails to load. */
  fallback?: Image;
  /** CSS pixels. */
  width?: number;
  /** The `sizes` of a picture whose width follows the screen; `width` says nothing then. */
  fluid?: string;
  className?: string | undefined;
  /** Loads at once with high priority: for the main picture of a page. */
  eager?: boolean;
};

export function Picture({ image, fallback, width = 600, fluid, className, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<Image | null>(null);
  const usable = image && image.sizes.length > 0 && broken !== image ? image : fallback;
  const sizes = usable?.sizes ?? [];
  const sources = fluid === undefined ? pictureSources(sizes, width) : fluidSources(sizes);
  const last = sources.at(-1);
  if (usable === undefined || last === undefined) return null;
  return (
    <picture className={contents}>
      {sources.slice(0, -1).map((source) => (
        <source key={source.src} type={source.type} srcSet={source.srcSet} sizes={fluid} hidden />
      ))}
      <img
        src={last.src}
        srcSet={last.srcSet}
        sizes={fluid}
        width={last.width}
        height={last.height}
        alt={usable.alt}
        className={className}
        style={{ [focalPoint]: placeOf(usable) } as CSSProperties}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        onError={() => setBroken(usable)}
      />
    </picture>
  );
}
