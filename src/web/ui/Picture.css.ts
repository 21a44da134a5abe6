import { style } from '@vanilla-extract/css';

/** The element around the sources makes no box, so that the picture itself is what grids and frames lay out. */
export const contents = style({ display: 'contents' });
