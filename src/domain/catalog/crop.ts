/** Width and height in pixels. */
export type Dimensions = { width: number; height: number };

/** Parts of width and height from the top left, 0 to 1. */
export type FocalPoint = { x: number; y: number };

/** Width by height of every picture that is not shown whole. */
export const pictureShape = 3 / 2;

/** The widths that pages choose from, each with its double. */
export const pictureWidths = [400, 600, 800, 1200, 1600] as const;

/** The largest part in the house's shape with the point as near to its middle as the edges allow. */
export function cropAround({ width, height }: Dimensions, point: FocalPoint): Dimensions & { x: number; y: number } {
  const cropWidth = Math.min(width, Math.max(1, Math.round(height * pictureShape)));
  const cropHeight = Math.min(height, Math.max(1, Math.round(width / pictureShape)));
  return {
    x: startOf(point.x, width, cropWidth),
    y: startOf(point.y, height, cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Where the point lies within the crop around it, to a hundredth. */
export function pointInCrop(whole: Dimensions, point: FocalPoint): FocalPoint {
  const crop = cropAround(whole, point);
  const within = (part: number, start: number, length: number): number =>
    Math.round(((part - start) / length) * 100) / 100;
  return {
    x: within(point.x * whole.width, crop.x, crop.width),
    y: within(point.y * whole.height, crop.y, crop.height),
  };
}

const startOf = (middle: number, whole: number, part: number): number =>
  Math.min(whole - part, Math.max(0, Math.round(middle * whole - part / 2)));

/** Widths of the files of a picture: nothing is enlarged, and the smallest pictures keep their own. */
export function widthsFor({ width }: Dimensions): number[] {
  const smaller = pictureWidths.filter((each) => each <= width);
  return smaller.length > 0 ? [...smaller] : [width];
}
