import { style } from '@vanilla-extract/css';

/** The `<picture>` makes no box, so that grids lay out the `<img>`. */
export const contents = style({ display: 'contents' });

/** What the picture keeps in sight; `Picture` sets it where the venue said it. */
export const focalPoint = '--focal-point';
/** Without it the horizon of a drawing, at 62 % of its height. */
export const keptInSight = `var(${focalPoint}, 50% 62%)`;
