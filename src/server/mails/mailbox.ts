import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalMailbox, StoredMail } from '#server/adapters/mail/localMailbox.ts';
import { digest } from '#server/db/digest.ts';
import { sendProblem } from '#server/http/errors.ts';
import { problem } from '#server/http/problem.ts';
import { escapeHtml } from '#server/http/startPage.ts';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** With a `key` the browser asks for it as the password of HTTP Basic. */
export function registerMailbox(root: FastifyInstance, mailbox: LocalMailbox, key: string | null): void {
  void root.register(async (app) => {
    if (key !== null) app.addHook('onRequest', async (request, reply) => askForKey(request, reply, key));
    addPages(app, mailbox);
  });
}

async function askForKey(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const credentials = Buffer.from(encoded, 'base64').toString();
  const password = credentials.slice(credentials.indexOf(':') + 1);
  if (timingSafeEqual(digest(password), digest(key))) return;
  await sendProblem(problem('unauthorized'), request, reply.header('WWW-Authenticate', 'Basic realm="mailbox"'));
}

function addPages(app: FastifyInstance, mailbox: LocalMailbox): void {
  const find = async (id: string): Promise<StoredMail> => {
    const mail = (await mailbox.list()).find((stored) => stored.id === id);
    if (!mail) throw problem('not_found');
    return mail;
  };
  app.get('/mailbox.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await mailbox.list()),
  );
  app.get('/mailbox', async (_request, reply) => sendHtml(reply, listPage(await mailbox.list()), pagePolicy));
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) =>
    sendHtml(reply, mailPage(await find(params.id)), pagePolicy),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async ({ params }, reply) => {
    void reply.header('X-Frame-Options', 'SAMEORIGIN');
    return sendHtml(reply, withPictures(await find(params.id)), mailPolicy);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/calendar.ics', async ({ params }, reply) => {
    const { calendar } = await find(params.id);
    if (calendar === null) throw problem('not_found');
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
  app.get<{ Params: { id: string; name: string } }>('/mailbox/:id/files/:name', async ({ params }, reply) => {
    const { attachments } = await find(params.id);
    const file = attachments.find(({ filename, cid }) => cid === null && filename === params.name);
    if (!file) throw problem('not_found');
    return reply.type(file.contentType).send(Buffer.from(file.base64, 'base64'));
  });
}

function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

function withPictures(mail: StoredMail): string {
  return mail.attachments.reduce(
    (html, { cid, contentType, base64 }) =>
      cid === null ? html : html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
    mail.html,
  );
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width"><style>' +
  'body{font:16px/1.5 Verdana,sans-serif;background:#FAF9F3;color:#2B2E1A;max-width:48rem;margin:0 auto;padding:1.5rem}' +
  'a{color:#46521A}li{margin:0 0 .75rem}iframe{width:100%;height:75vh;border:0;border-radius:16px;background:#fff}' +
  `pre{white-space:pre-wrap}</style></head><body><main>${body}</main></body></html>`;

function listPage(mails: StoredMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/mailbox/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>` +
      `${escapeHtml(to)} · ${escapeHtml(at)}</li>`,
  );
  const list = rows.length === 0 ? '<p>Nog geen berichten.</p>' : `<ul>${rows.join('')}</ul>`;
  return page('Postvak', `<h1>Postvak</h1>${list}`);
}

function mailPage(mail: StoredMail): string {
  const base = `/mailbox/${encodeURIComponent(mail.id)}`;
  const calendar = mail.calendar === null ? '' : `<p><a href="${base}/calendar.ics">Agenda-afspraak (.ics)</a></p>`;
  const files = mail.attachments
    .filter(({ cid }) => cid === null)
    .map(
      ({ filename }) => `<p><a href="${base}/files/${encodeURIComponent(filename)}">${escapeHtml(filename)}</a></p>`,
    );
  return page(
    mail.subject,
    `<p><a href="/mailbox">Postvak</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
      `<p>${escapeHtml(mail.from)} → ${escapeHtml(mail.to)}<br>${escapeHtml(mail.at)}</p>${calendar}${files.join('')}` +
      `<iframe sandbox title="${escapeHtml(mail.subject)}" src="${base}/html"></iframe>` +
      `<h2>Tekst</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}
