import { walkWorldsOf } from './browser/walkWorlds.ts';
import { summerTimeEnds } from './worlds/worlds.ts';

walkWorldsOf(summerTimeEnds);
