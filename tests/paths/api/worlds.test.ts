import { walkWorlds } from './worlds/walkWorlds.ts';
import { worlds } from './worlds/worlds.ts';

walkWorlds(worlds.filter(({ beginning }) => beginning === undefined));
