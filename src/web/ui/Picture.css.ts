import { style } from '@vanilla-extract/css';

/** The `<picture>` makes no box, so that grids lay out the `<img>`. */
export const contents = style({ display: 'contents' });
