import type { HeldShare, Occupancy, OccupancyDay } from '#contract/names.ts';

/** A pool or a kind of resource, and its share of a day. */
export type Measured = { id: string; name: string; shareOn: (day: OccupancyDay) => HeldShare };

export const measuredOf = ({ pools, kinds }: Occupancy): Measured[] => [
  ...pools.map(({ id, name }, at) => ({ id, name, shareOn: (day: OccupancyDay) => day.pools[at]! })),
  ...kinds.map(({ id, name }, at) => ({ id, name, shareOn: (day: OccupancyDay) => day.kinds[at]! })),
];

/** Whole percent of what could be held. */
export const percentOf = (shares: readonly Pick<HeldShare, 'heldMinutes' | 'openMinutes'>[]): number => {
  const held = shares.reduce((sum, { heldMinutes }) => sum + heldMinutes, 0);
  const open = shares.reduce((sum, { openMinutes }) => sum + openMinutes, 0);
  return open === 0 ? 0 : Math.round((held / open) * 100);
};

export type HourRow = { hour: number; at: number };

export const hoursOf = ({ firstHour, pools, kinds }: OccupancyDay): HourRow[] =>
  ([...pools, ...kinds][0]?.byHour ?? []).map((_percent, at) => ({ hour: firstHour + at, at }));
