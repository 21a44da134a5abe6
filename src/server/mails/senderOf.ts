import type { Letter } from './booking.repo.ts';

export const senderOf = (
  { venueName, branding }: Pick<Letter, 'venueName' | 'branding'>,
  from: string | null,
): string => from ?? `"${venueName.replaceAll('"', '')}" <${branding.contactEmail}>`;
