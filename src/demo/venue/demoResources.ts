import { demoDevices, demoRooms } from './demoRooms.ts';
import { demoTherapists } from './demoTherapists.ts';
import type { DemoResource } from './demoTherapists.ts';

export const demoResources: DemoResource[] = [...demoTherapists, ...demoRooms, ...demoDevices];
