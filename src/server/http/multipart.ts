import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { refuseUnstorable } from './refuseUnstorable.ts';
import { resolve } from './specification.ts';
import type { OperationObject } from './specification.ts';

const fileSize = 10_000_000;
/** The words beside the file and the lines between them. */
const roomForFields = 20_000;

export const isMultipart = ({ requestBody }: OperationObject): boolean =>
  requestBody !== undefined && 'multipart/form-data' in (resolve(requestBody).content ?? {});

/** Operations that read a form with a file, and no other body; a file arrives as its bytes. */
export async function registerMultipart(
  api: FastifyInstance,
  addRoutes: (forms: FastifyInstance) => void,
): Promise<void> {
  await api.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart, { limits: { fileSize, files: 1, fields: 5, fieldSize: 4_000, parts: 6 } });
    forms.addHook('preParsing', async (request) => {
      const length = Number(request.headers['content-length'] ?? 0);
      if (length > fileSize + roomForFields) throw problem('payload_too_large');
    });
    forms.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) throw problem('unsupported_media_type');
      request.body = await readForm(request);
    });
    forms.addHook('preValidation', refuseUnstorable);
    addRoutes(forms);
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  let file: MultipartFile['file'] | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') ({ file } = part);
      fields.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value);
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    throw problem(statusCode === 413 || file?.truncated ? 'payload_too_large' : 'validation_failed');
  }
  return Object.fromEntries(fields);
}
