import { bookableStarts, isBookable } from '#domain/scheduling/solver/bookableStarts.ts';
import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import { spread, timed } from './clock.ts';
import { groupDay } from './groupDay.ts';

const days = 40;
const rounds = 20;

export function offerRows(): string[][] {
  const inputs = Array.from({ length: days }, (_, seed) => oneTreatment(seed));
  return [isBookable, bookableStarts].map((question) => {
    const ask = (input: GroupInput): number =>
      timed(() => Array.from({ length: rounds }, () => question(input, 'treatment'))).cpu / rounds;
    for (const input of inputs) ask(input);
    return [question.name, spread(inputs.map(ask))];
  });
}

function oneTreatment(seed: number): GroupInput {
  const day = groupDay({ guests: 2, items: 2, resources: 22 }, seed);
  const item = day.units
    .flatMap((unit) => unit.items)
    .find(({ needs, guests }) => needs.length > 0 && guests.length === 1);
  return { ...day, units: [{ id: 'treatment', items: item ? [{ ...item, follows: [] }] : [] }] };
}
