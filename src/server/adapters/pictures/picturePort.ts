import type { FocalPoint } from '#domain/catalog/crop.ts';

/** Why a file is no picture that can be shown. */
export type PictureFault = 'format_unknown' | 'animated' | 'too_many_pixels' | 'damaged';

export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** So many wait already that this one would not be done in time. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

/** One width. */
export interface RenderedPicture {
  width: number;
  height: number;
  /** The bytes by the ending of their file. `jpg` is for print and mail, and of one width only. */
  files: { avif: Uint8Array; webp: Uint8Array; jpg?: Uint8Array };
}

export interface RenderedPictures {
  sizes: RenderedPicture[];
  /** All of it, small. */
  whole: { width: number; height: number; webp: Uint8Array };
}

/** One picture at a time. All throw `PicturesBusy`. */
export interface PicturePort {
  /** Drawn anew, upright and without anything else that the file held. Throws `PictureRefused`. */
  clean(upload: Uint8Array): Promise<Uint8Array>;
  /** Every width of a cleaned picture; without a point it is shown whole. */
  render(original: Uint8Array, focalPoint: FocalPoint | null): Promise<RenderedPictures>;
}
