import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/values/translated.ts';
import type { Venue } from './handlers.ts';
import { compressedPage } from './compressedPage.ts';
import { readFrameParts, type FrameParts } from './frameParts.ts';
import { pageFrame } from './pageFrame.ts';
import { linksToPreload, readPagePreloads, type PagePreloads } from './pagePreloads.ts';
import { problem } from './problem.ts';
import { siteOf } from './sitePage.ts';
import type { Sites } from './sitePage.ts';
import { flowSlugOf, isSitePath, isStaffPath, inDutch, withFlowSlug, withoutLanguage } from './sitePaths.ts';
import { testBanner, testStylesheet } from './testBanner.ts';
import { languageOfPath, renderStartPage } from './startPage.ts';
import type { StartData } from './startPage.ts';
import { linkToStylesheet, venueStylesheet, venueStylesheetPath } from './venueStylesheet.ts';
import { isManifestPath, webManifest } from './webManifest.ts';

export interface PageLookups {
  venueByHost(host: string): Promise<Venue | null>;
  /** `null`: the path, which has no language, is of a test that is over. */
  venueOfPage(host: string, path: string): Promise<Venue | null>;
  /** What the first screen needs; visitors also get the sections of the start page and the flow of the page. */
  startData(
    venue: Venue,
    language: Language,
    page: { isOfStaff: boolean; flowSlug: string | null },
  ): Promise<StartData>;
  /** The address that the flow has now, by one that it has or had; null: there is no such flow. */
  currentSlug(venueId: string, slug: string): Promise<string | null>;
}

export interface PageOptions extends PageLookups, Sites {
  root: string;
  /** Also the pages and files that only developers need. */
  hasInternal: boolean;
}

const notPages = /^\/(?:api|assets|images|uploads|health|mailbox)(?:\/|$)/;
/** Templates, copies that are sent in place of their original, maps, and what the build notes. */
const hiddenFile = /^[^/]*\.html$|\.(?:br|gz|map)$|^\./;
const internalFile = /(?:^|\/)DevUi[^/]*$/;
const fileName = /\.[a-z0-9]{2,5}$/i;

interface Built {
  frameParts: FrameParts | null;
  preloads: PagePreloads;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<SendPage | undefined> {
  if (!existsSync(join(options.root, 'index.html'))) return undefined;
  const built = { frameParts: readFrameParts(options.root), preloads: readPagePreloads(options.root) };
  const [visitors, staff] = ['index.html', 'admin.html'].map((name) => readFileSync(join(options.root, name), 'utf8'));

  await app.register(fastifyStatic, {
    root: options.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  const files = new Set(filesOf(options));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) =>
    files.has(request.params['*']) ? reply.sendFile(request.params['*']) : reply.callNotFound(),
  );
  const templateOf = (path: string): string => (isStaffPath(path) ? staff : visitors) ?? '';
  return (request, reply) => sendPage(request, reply, { ...options, ...built, templateOf });
}

/** Relative to the root, with '/'. */
const filesOf = ({ root, hasInternal }: PageOptions): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !hiddenFile.test(file) && (hasInternal || !internalFile.test(file)));

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions & Built & { templateOf: (path: string) => string },
): Promise<void> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const readable = request.method === 'GET' || request.method === 'HEAD';
  const isStylesheet = path === venueStylesheetPath;
  if (!readable || notPages.test(path) || (fileName.test(path) && !isStylesheet)) throw problem('not_found');

  const requested = await options.venueOfPage(request.hostname, withoutLanguage(path));
  const venue = requested ?? (await options.venueByHost(request.hostname));
  if (!venue) throw problem('service_unavailable', { retryAfter: 5 });
  if (isStylesheet) {
    void reply.header('Cache-Control', 'public, max-age=86400').type('text/css; charset=utf-8');
    return void (await reply.send(venueStylesheet(venue.branding.theme) ?? ''));
  }
  const language = languageOfPath(path);
  if (!venue.languages.includes(language) && !isStaffPath(path)) {
    return void (await reply.redirect(inDutch(request.url), 302));
  }
  if (isManifestPath(path)) {
    void reply.header('Cache-Control', 'public, max-age=86400').type('application/manifest+json; charset=utf-8');
    return void (await reply.send(JSON.stringify(webManifest({ language, title: venue.name }))));
  }
  const slug = flowSlugOf(path);
  const currentSlug = slug === null ? null : await options.currentSlug(venue.venueId, slug);
  if (slug !== null && currentSlug !== null && currentSlug !== slug) {
    return void (await reply.redirect(withFlowSlug(request.url, currentSlug), 302));
  }
  const isThere = requested !== null && (slug === null || currentSlug !== null);
  const exists = isThere && isSitePath(path, options.hasInternal);
  const isOfStaff = isStaffPath(path);
  const data = await options.startData(venue, language, { isOfStaff, flowSlug: currentSlug });
  const { contactEmail } = venue.branding;
  const flowType = data.flow?.type;
  const framed = { language, url: request.url, venue: data.config.venue, flow: data.flow, exists };
  const frame = options.frameParts === null || isOfStaff ? '' : pageFrame(options.frameParts, framed);
  const preloads = isOfStaff || !exists ? '' : linksToPreload(options.preloads, { path, language, flowType });
  const page = {
    language,
    title: venue.name,
    contactEmail,
    siteUrl: siteOf(options, venue).url,
    data,
    frame,
    banner: testBanner(venue, language),
    head: preloads + linkToStylesheet(venue.branding.theme) + (venue.testOf === null ? '' : testStylesheet),
  };
  const { html, etag } = renderStartPage(options.templateOf(path), page);
  void reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Host, Accept-Encoding' });
  if (venue.testOf !== null) void reply.header('X-Robots-Tag', 'noindex, nofollow');
  if (!exists) void reply.code(404);
  else if (request.headers['if-none-match'] === etag) return void (await reply.code(304).send());
  const { headers, body } = await compressedPage(request, { html, etag });
  await reply.headers(headers).type('text/html; charset=utf-8').send(body);
}
