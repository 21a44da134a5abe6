import type { ReactNode } from 'react';
import type { Image } from './image.ts';
import { Picture } from './Picture.tsx';
import * as css from './Waterline.css.ts';

type WaterlineProps = {
  image: Image;
  /** The start page; other pages have the low band. */
  tall?: boolean;
  /** Reaches up behind the top bar. */
  underHeader?: boolean;
  /** Stands on the water: logo and menu, page title, first choices. */
  children: ReactNode;
};

/** The band at the top of the start page and of full-width steps, fading into the page. */
export function Waterline({ image, tall = false, underHeader = false, children }: WaterlineProps) {
  return (
    <div className={css.band}>
      <div className={css.ground({ tall, underHeader })} aria-hidden="true">
        <Picture image={image} width={1600} eager className={css.picture} />
      </div>
      {children}
    </div>
  );
}
