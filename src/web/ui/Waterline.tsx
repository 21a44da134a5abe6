import type { ReactNode } from 'react';
import type { Image } from './image.ts';
import { joinClasses } from './joinClasses.ts';
import { Picture } from './Picture.tsx';
import * as css from './Waterline.css.ts';

type WaterlineProps = {
  image: Image;
  tall?: boolean;
  /** Reaches behind the header. */
  underHeader?: boolean;
  children: ReactNode;
};

export function Waterline({ image, tall = false, underHeader = false, children }: WaterlineProps) {
  return (
    <div className={css.band}>
      <div
        className={joinClasses(css.ground, css.height[tall ? 'tall' : 'low'], underHeader && css.underHeader)}
        aria-hidden="true"
      >
        <Picture image={image} fluid={tall ? css.tallSizes : css.lowSizes} eager className={css.picture} />
      </div>
      {children}
    </div>
  );
}
