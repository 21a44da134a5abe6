import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { imageFaultOf } from '#web/queries/admin/images.ts';

const sentences: Record<string, MessageDescriptor> = {
  format_unknown: msg({ id: 'image.error.format', message: 'Kies een foto in JPEG, PNG of WebP.' }),
  animated: msg({ id: 'image.error.animated', message: 'Bewegende afbeeldingen tonen we niet. Kies een stilstaande.' }),
  too_many_pixels: msg({
    id: 'image.error.pixels',
    message: 'Deze foto is te groot: hoogstens 40 miljoen beeldpunten. Maak hem kleiner.',
  }),
  damaged: msg({ id: 'image.error.damaged', message: 'Dit bestand is niet heel aangekomen of beschadigd.' }),
  too_large: msg({ id: 'image.error.large', message: 'Dit bestand is groter dan 10 MB. Maak het kleiner.' }),
};

/** Why a picture was refused, where there is more to say than the problem's own sentence. */
export const imageSentence = (error: unknown): MessageDescriptor | undefined => sentences[imageFaultOf(error)];

const types = ['image/jpeg', 'image/png', 'image/webp'];
export const acceptedTypes = types.join(',');
const largest = 10_000_000;

/** What is wrong with a file before it is sent. */
export function faultOf(file: File): MessageDescriptor | undefined {
  if (!types.includes(file.type)) return sentences['format_unknown'];
  return file.size > largest ? sentences['too_large'] : undefined;
}
