import { usualMoment } from '../../../e2e/paths/worlds/worlds.ts';
import { walkWorldsOf } from './worlds/walkWorlds.ts';

walkWorldsOf(usualMoment);
