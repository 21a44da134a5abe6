import { SettingsUnusable } from './config.ts';
import type { Config } from './config.ts';
import { siteOf } from '#server/http/sitePage.ts';
import { addVenue, orderSetUpLink } from '#server/people/setUp.ts';
import type { Services } from './services.ts';
import type { VenueAddress } from './venueAddress.ts';

type Deps = Services['staffDeps'];

/**
 * Makes the venues of the settings that are not there yet, and gives each its host name. Returns a line for each: its
 * address, or the link that makes its first owner where nobody of staff is. Throws `SettingsUnusable` for a host name of
 * another venue.
 */
export async function openVenues(config: Config, deps: Deps): Promise<string[]> {
  const lines: string[] = [];
  if (config.demo === 'off') {
    const token = await orderSetUpLink(deps, { venueId: config.defaultAppTag, siteUrl: config.publicUrl });
    if (token !== null) lines.push(setUpLine('set up', config.publicUrl, token));
  }
  for (const venue of config.venues) {
    const url = await openVenue(config, deps, venue);
    const token = await orderSetUpLink(deps, { venueId: venue.appTag, siteUrl: url });
    lines.push(token === null ? venueLine(venue, url) : setUpLine(`set up ${venue.appTag}`, url, token));
  }
  return lines;
}

async function openVenue(config: Config, deps: Deps, { appTag: venueId, host }: VenueAddress): Promise<string> {
  const { url } = siteOf(config, { venueId, hosts: [host], testOf: null });
  const owner = await addVenue(deps, { venueId, host, siteUrl: url });
  if (owner !== venueId) throw new SettingsUnusable([`VENUES: the host name ${host} is taken by the venue ${owner}`]);
  return url;
}

const venueLine = ({ appTag }: VenueAddress, url: string): string => `  ${`venue ${appTag}`.padEnd(15)} ${url}`;

const setUpLine = (title: string, url: string, token: string): string =>
  `  ${title.padEnd(15)} ${url}/admin/setup/${token} (works for 24 hours, once)`;
