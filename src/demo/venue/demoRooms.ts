import { openFrom, openTo } from './demoCalendar.ts';
import type { DemoResource } from './demoTherapists.ts';

const always = [
  { days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ from: openFrom, to: openTo }] })) },
];

const several = (kindId: string, name: string, count: number): DemoResource[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kindId}-${index + 1}`,
    name: `${name} ${index + 1}`,
    kindId,
    skills: [],
    weeks: always,
  }));

const wetTables = ['massagekamer-4', 'massagekamer-5'];

export const demoRooms: DemoResource[] = [
  ...several('massagekamer', 'Kamer', 5).map((room) =>
    wetTables.includes(room.id) ? { ...room, skills: ['natte-tafel'] } : room,
  ),
  ...several('duokamer', 'Duo', 2),
  ...several('gezichtskamer', 'Gezicht', 3),
  ...several('rasulkamer', 'Rasul', 2),
];

export const demoDevices: DemoResource[] = several('steenoven', 'Steenoven', 3);
