import { walkWorlds } from './worlds/walkWorlds.ts';
import { worlds } from './worlds/worlds.ts';

const night = worlds.filter(({ name }) => name === 'zomertijdnacht');
walkWorlds(night, night[0]?.beginning);
