import { media } from './theme/breakpoints.ts';
import { useMedia } from './useMedia.ts';

/** The width of a `PickerCard`'s picture in CSS pixels: one column beside the summary on tablets. */
export const usePictureWidth = (): number => (useMedia(media.tabletOnly) ? 600 : 400);
