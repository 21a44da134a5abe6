import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';

export type Language = 'nl' | 'en' | 'de' | 'fr';
export const languages: readonly Language[] = ['nl', 'en', 'de', 'fr'];

/** A venue as every request needs it. `venueId` is the app tag. */
export interface Venue {
  venueId: string;
  name: string;
  hosts: string[];
  /** IANA name, as Europe/Amsterdam. */
  timeZone: string;
  languages: Language[];
  branding: VenueBranding;
  settings: VenueSettings;
}
