import { walkedFlows } from '../../e2e/paths/model/flows.ts';
import { visitPaths } from '../../e2e/paths/model/paths.ts';
import { placeWords as visitPlaces } from '../../e2e/paths/model/places.ts';
import type { Walked } from './machines.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';
import { placeWords, stepWords } from './words.ts';

/** A path as it is listed; what it passes is what filters look into. */
export type Listed = {
  id: string;
  level: 'machine' | 'browser';
  /** A flow of the demo venue, or a machine and the flow it is in. */
  group: string;
  sentence: string;
  length: number;
  states: string[];
  events: string[];
  outcomes: string[];
};

/** What tells a browser path's outcomes apart from what a visitor does. */
const isOutcome = (key: string): boolean => key.startsWith('bank ') || key.startsWith('others ');

/** The paths of visitors, which a browser walks. */
export const listedVisits = (): Listed[] =>
  visitPaths().map(({ id, flow, sentence, steps }) => ({
    id,
    level: 'browser',
    group: `${walkedFlows[flow].words} (${walkedFlows[flow].slug})`,
    sentence,
    length: steps.length,
    states: [...new Set(steps.flatMap(({ from, to }) => [from, to]).flatMap((place) => [place, visitPlaces[place]]))],
    events: steps.flatMap(({ key }) => (isOutcome(key) ? [] : [key])),
    outcomes: steps.flatMap(({ key, words }) => (isOutcome(key) ? [`${key}: ${words}`] : [])),
  }));

const flowOf = (input: unknown): string => {
  const { flow } = (input ?? {}) as { flow?: { slug: string } };
  return flow === undefined ? '' : ` (${flow.slug})`;
};

/** The ways through one machine, which are walked without a browser. */
export const listedWays = (walked: Walked): Listed[] =>
  waysOf(walked).map((way) => {
    const words = way.events.map(stepWords);
    const isAnswer = (at: number): boolean => way.events[at]!.type.startsWith('xstate.');
    return {
      id: way.id,
      level: 'machine',
      group: `${walked.machine.id}${flowOf(way.input)}`,
      sentence: [way.start, ...words].join(' · '),
      length: words.length,
      states: walk(walked.machine, way).map(({ snapshot }) => placeWords(snapshot.value)),
      events: words.filter((_each, at) => !isAnswer(at)),
      outcomes: words.filter((_each, at) => isAnswer(at)),
    };
  });
