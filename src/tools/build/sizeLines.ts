import { closure } from './closure.ts';
import type { Site } from './site.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** What a visitor loads for something, and how many bytes it may have after gzip -9. */
export type SizeLine = { what: string; files: string[]; limit: number };

const limits = {
  firstRoute: 130_000,
  bookingPath: 235_400,
  furtherRoute: 20_000,
  css: 18_500,
  adminLogin: 200_000,
  /** All pages together: three of them show whether moved guests agree. No page is loaded with the others. */
  admin: 603_000,
};

/** The files behind every size the build is held to. The source language's messages stand for all. */
export function sizeLines(manifest: Manifest, { announced, loadedLater }: Site): SizeLine[] {
  const importsOf = (key: string): string[] => manifest[key]?.imports ?? [];
  const load = (paths: readonly string[]): ReadonlySet<string> => closure(paths.map(keyOf), importsOf);
  /** What is loaded already when a part opens over it. */
  const openersOf = (file: string): string[] =>
    Object.keys(manifest).filter((key) => manifest[key]?.dynamicImports?.includes(keyOf(file)));
  const filesOf = (keys: Iterable<string>): string[] => [
    ...new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))),
  ];
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const ofStart = [...entries, messagesOf('start'), ...announced.start];
  const ofBooking = [
    ...ofStart,
    messagesOf('booking'),
    ...announced.booking,
    ...[...loadedLater.start, ...loadedLater.booking].filter((path) => keyOf(path) in manifest && !isCatalogue(path)),
  ];
  const path = filesOf(load(ofBooking));
  const beyond = [...announced.choosing, ...announced.further];
  const css = [...load([...ofBooking, ...beyond])].flatMap((key) => manifest[key]?.css ?? []);
  return [
    { what: 'JavaScript of the start page', files: filesOf(load(ofStart)), limit: limits.firstRoute },
    { what: 'JavaScript from start to success', files: path, limit: limits.bookingPath },
    { what: 'CSS', files: [...new Set(css)], limit: limits.css },
    ...beyond.map((file) => {
      const before = [...path, ...filesOf(closure(openersOf(file), importsOf))];
      return {
        what: `JavaScript of ${file.slice(folder.length)}`,
        files: filesOf(load([file])).filter((each) => !before.includes(each)),
        limit: limits.furtherRoute,
      };
    }),
  ];
}

/** What staff load: to log in, and with every page of the back office, in the source language. */
export function adminSizeLines(manifest: Manifest): SizeLine[] {
  const isOtherLanguage = (key: string): boolean => /locales\/(?!nl\/)/.test(key);
  const filesOf = (keys: Iterable<string>): string[] => [
    ...new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))),
  ];
  const atOnce = [
    ...Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
    messagesOf('entry'),
    'features/admin/entry/AdminLoginScreen.tsx',
  ];
  const login = filesOf(closure(atOnce, (key) => manifest[key]?.imports ?? []));
  const all = filesOf(Object.keys(manifest).filter((key) => !isOtherLanguage(key)));
  return [
    { what: 'JavaScript of the login of the back office', files: login, limit: limits.adminLogin },
    { what: 'JavaScript of the whole back office', files: all, limit: limits.admin },
  ];
}

/** Announced files that the build put into another's. */
export const withoutChunk = (manifest: Manifest, { announced }: Site): string[] =>
  Object.values(announced)
    .flat()
    .filter((file) => !(keyOf(file) in manifest));

const folder = 'src/web/';
const messagesOf = (part: string): string => `../../locales/nl/messages.po?${part}.po`;
const isCatalogue = (path: string): boolean => path.startsWith('locales/');

/** Vite names a module by its path from the site's folder. */
const keyOf = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : path);
