import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { printedLogo } from '#server/catalog/images/printedPicture.service.ts';
import type { PictureDeps } from '#server/catalog/images/printedPicture.service.ts';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import { escapeHtml } from '#server/http/startPage.ts';

const logoId = 'logo@kuur';

/** HTML; its picture is attached by `withLogo`. */
export const logoOrName = ({ venueName, branding }: { venueName: string; branding: VenueBranding }): string =>
  branding.logoImageId ? `<img src="cid:${logoId}" alt="${escapeHtml(venueName)}" height="48">` : escapeHtml(venueName);

/** The mail with the logo that it shows. */
export async function withLogo(deps: PictureDeps, venueId: string, mail: Mail): Promise<Mail> {
  const picture = mail.html.includes(`cid:${logoId}`) ? await printedLogo(deps, venueId) : null;
  if (picture === null) return mail;
  const logo = { filename: 'logo.jpg', contentType: 'image/jpeg', content: picture, cid: logoId };
  return { ...mail, attachments: [...mail.attachments, logo] };
}
