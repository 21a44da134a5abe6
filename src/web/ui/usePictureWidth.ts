import { media } from './theme/breakpoints.ts';
import { useMedia } from './useMedia.ts';

/** The width at which the picture of a `PickerCard` is drawn: beside the summary on tablets there is one column. */
export const usePictureWidth = (): number => (useMedia(media.tabletOnly) ? 600 : 400);
