import { useConfig } from '#web/queries/settings.ts';

/** The two lines of the logo: 'Thermen' above 'Olijfgaard'. */
export function useVenueName(): { above?: string; name: string } {
  const { name } = useConfig().venue;
  const at = name.indexOf(' ');
  return at < 0 ? { name } : { above: name.slice(0, at), name: name.slice(at + 1) };
}
