import type { Handlers } from '#server/http/handlers.ts';
import type { PreviewService } from './preview.service.ts';

export const previewOperations = (preview: PreviewService): Pick<Handlers, 'previewPlanningChange'> => ({
  previewPlanningChange: async ({ context, body }) => ({
    status: 200,
    body: { data: await preview.preview(context, body) },
  }),
});
