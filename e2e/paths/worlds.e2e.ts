import { walkWorldsOf } from './browser/walkWorlds.ts';
import { usualMoment } from './worlds/worlds.ts';

walkWorldsOf(usualMoment);
