import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { StaffImagesService } from './staffImages.service.ts';

type ImageOperations = Pick<Handlers, 'uploadImage' | 'listImages' | 'getImage' | 'updateImage' | 'deleteImage'>;

export const staffImageOperations = (images: StaffImagesService): ImageOperations => ({
  uploadImage: async ({ context, body: { file, alt, shape = 'cropped' } }) => {
    if (!(file instanceof Uint8Array)) throw problem('unsupported_media_type');
    return created(await images.upload(context.venue.venueId, { file, alt, shape }));
  },
  listImages: async ({ context, query }) => ({
    status: 200,
    body: await images.list(context.venue.venueId, query),
  }),
  getImage: async ({ context, params }) => ({
    status: 200,
    body: { data: await images.read(context.venue.venueId, params.id) },
  }),
  updateImage: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await images.update(context.venue.venueId, params.id, body) },
  }),
  deleteImage: async ({ context, params }) => {
    await images.remove(context.venue.venueId, params.id);
    return { status: 204 };
  },
});
