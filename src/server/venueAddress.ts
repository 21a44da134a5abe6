import { z } from 'zod';

/** A venue beside the default one, and the host name of its site. */
export interface VenueAddress {
  appTag: string;
  host: string;
}

export const appTag = z.string().regex(/^[a-z0-9-]{2,40}$/);

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** `tag=host`, as in `zeebad=reserveren.zeebad.example`. */
export const venueAddress = z.string().transform((text, context): VenueAddress => {
  const [tag = '', host = '', ...more] = text.split('=');
  const problem = more.length > 0 || host === '' ? 'is not tag=host' : problemOf(tag, host.toLowerCase());
  if (problem !== null) context.addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${problem}` });
  return { appTag: tag, host: host.toLowerCase() };
});

function problemOf(tag: string, host: string): string | null {
  if (!appTag.safeParse(tag).success) return 'needs a tag of 2 to 40 letters a–z, digits or -';
  if (tag.startsWith('test-')) return 'needs another tag: test-… are tests of flows';
  return hostName.test(host)
    ? null
    : 'needs a host name: no scheme, port, path or number, like reserveren.zeebad.example';
}

interface Chosen {
  PUBLIC_URL?: string | undefined;
  DEFAULT_APP_TAG: string;
  VENUES: VenueAddress[];
}

/** Why these venues may not stand beside each other and the default one. */
export function venueRefusals({ PUBLIC_URL, DEFAULT_APP_TAG, VENUES }: Chosen): string[] {
  const defaultHost = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  const tags = [DEFAULT_APP_TAG, ...VENUES.map(({ appTag: tag }) => tag)];
  const hosts = [defaultHost, ...VENUES.map(({ host }) => host)];
  return [
    ...repeated(tags).map((tag) => `VENUES: the tag ${tag} is taken${tag === tags[0] ? ' by DEFAULT_APP_TAG' : ''}`),
    ...repeated(hosts).map(
      (host) => `VENUES: the host name ${host} is taken${host === hosts[0] ? ' by PUBLIC_URL' : ''}`,
    ),
  ];
}

const repeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
];
