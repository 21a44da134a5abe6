import * as z from 'zod/mini';
import { permissions } from '#domain/people/permissions.ts';
import { roleFormSchema } from '#domain/people/staffForms.ts';

export const roleSchema = z.extend(roleFormSchema, { permissions: z.array(z.enum(permissions)) });
