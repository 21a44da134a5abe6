import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ImageForm, UploadedImage } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { ApiError } from '#web/api/ApiError.ts';

const imagesKey = ['admin', 'images'] as const;

export const imagesPerPage = 24;

type ImagesQuery = { q?: string; sort?: string; cursor?: string; filter?: string };

export const imagesQuery = (query: ImagesQuery) =>
  queryOptions({
    queryKey: [...imagesKey, 'list', query],
    queryFn: ({ signal }) => {
      const params = { query: { ...query, pageSize: imagesPerPage } };
      return bodyOf(api.GET('/admin/images', { params, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readImage = (id: string, signal?: AbortSignal): Promise<UploadedImage> =>
  dataOf(api.GET('/admin/images/{id}', { params: { path: { id } }, ...(signal ? { signal } : {}) }));

export const imageQuery = (id: string) =>
  queryOptions({ queryKey: [...imagesKey, 'one', id], queryFn: ({ signal }) => readImage(id, signal), staleTime: 0 });

export const readImagesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: imagesKey });

export type Upload = { file: File; alt: string; shape: 'cropped' | 'whole' };

export const uploadImage = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (upload: Upload): Promise<UploadedImage> =>
      dataOf(api.POST('/upload/image', { body: upload, bodySerializer: () => formOf(upload) })),
    onSettled: () => readImagesAgain(client),
  });

function formOf({ file, alt, shape }: Upload): FormData {
  const form = new FormData();
  form.set('alt', alt);
  form.set('shape', shape);
  form.set('file', file);
  return form;
}

export const saveImage = (id: string, body: ImageForm): Promise<UploadedImage> =>
  dataOf(api.PUT('/admin/images/{id}', { params: { path: { id } }, body }));

export const deleteImage = (id: string): Promise<unknown> =>
  bodyOf(api.DELETE('/admin/images/{id}', { params: { path: { id } } }));

/** The code of what is wrong with a file that was refused; '' when nothing is known of it. */
export function imageFaultOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.code === 'payload_too_large' ? 'too_large' : (error.errors[0]?.code ?? '');
}
