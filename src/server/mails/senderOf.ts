import type { Letter } from './booking.repo.ts';

/** The From of a mail: the configured address, else the venue's own. */
export const senderOf = (
  { venueName, branding }: Pick<Letter, 'venueName' | 'branding'>,
  from: string | null,
): string => from ?? `"${venueName.replaceAll('"', '')}" <${branding.contactEmail}>`;
