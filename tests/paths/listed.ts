import { walkedFlows } from '../../e2e/paths/model/flows.ts';
import { fullPaths } from '../../e2e/paths/model/fullPaths.ts';
import { apiPaths } from '../../e2e/paths/model/paths.ts';
import type { VisitPath } from '../../e2e/paths/model/paths.ts';
import { wordsOf } from '../../e2e/paths/model/places.ts';
import type { ApiKey } from '../../e2e/paths/model/visitorKeys.ts';
import type { Walked } from './machines.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';
import type { NamedWay } from './ways.ts';
import { placeWords, stepWords } from './words.ts';

/** A path as it is listed; what it passes is what filters look into. */
export type Listed = {
  id: string;
  level: 'machine' | 'api' | 'browser';
  /** A flow of the demo venue, or a machine and the flow it is in. */
  group: string;
  sentence: string;
  length: number;
  states: string[];
  events: string[];
  outcomes: string[];
};

/** What a visitor does goes to a machine of the visit; all else happens to them. */
const isOutcome = (key: string): boolean => !/^(?:visit|checkout|timePicker|stayPicker|proposals) /.test(key);

const listed =
  <Key extends ApiKey>(level: Listed['level']) =>
  ({ id, flow, sentence, steps }: VisitPath<Key>): Listed => ({
    id,
    level,
    group: `${walkedFlows[flow].words} (${walkedFlows[flow].slug})`,
    sentence,
    length: steps.length,
    states: [...new Set(steps.flatMap(({ from, to }) => [from, to]).flatMap((place) => [place, wordsOf(place)]))],
    events: steps.flatMap(({ key }) => (isOutcome(key) ? [] : [key])),
    outcomes: steps.flatMap(({ key, words, answered }) => (isOutcome(key) ? [`${key}: ${words}`] : [...answered])),
  });

/** The paths of visitors, which a browser walks. */
export const listedVisits = (paths: readonly VisitPath[] = fullPaths()): Listed[] => paths.map(listed('browser'));

/** The paths of visitors that need no browser. */
export const listedApiPaths = (): Listed[] => apiPaths().map(listed('api'));

const flowOf = (input: unknown): string => {
  const { flow } = (input ?? {}) as { flow?: { slug: string } };
  return flow === undefined ? '' : ` (${flow.slug})`;
};

/** A way in words: where it begins, and each step. */
export const wordsOfWay = ({ start, events }: NamedWay): string => [start, ...events.map(stepWords)].join(' · ');

/** The ways through one machine, which are walked without a browser. */
export const listedWays = (walked: Walked): Listed[] =>
  waysOf(walked).map((way) => {
    const words = way.events.map(stepWords);
    const isAnswer = (at: number): boolean => way.events[at]!.type.startsWith('xstate.');
    return {
      id: way.id,
      level: 'machine',
      group: `${walked.machine.id}${flowOf(way.input)}`,
      sentence: wordsOfWay(way),
      length: words.length,
      states: walk(walked.machine, way).map(({ snapshot }) => placeWords(snapshot.value)),
      events: words.filter((_each, at) => !isAnswer(at)),
      outcomes: words.filter((_each, at) => isAnswer(at)),
    };
  });
