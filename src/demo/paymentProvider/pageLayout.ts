import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PAGE_STYLE } from './pageStyle.ts';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const CONTENT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Answers with a whole page that needs no script; `main` is HTML, `title` is text. */
export function sendPage(reply: FastifyReply, title: string, main: string): FastifyReply {
  return reply
    .header('content-security-policy', CONTENT_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Testbetaling</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="bar"><span class="mark" aria-hidden="true"></span><span class="brand">Testbetaling</span><span class="badge">Geen echt geld</span></header>
<main>
${main}
</main>
</body>
</html>`,
    );
}
