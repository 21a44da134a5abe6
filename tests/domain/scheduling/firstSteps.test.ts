import { expect, test } from 'vitest';
import { firstSteps, type VenueProgress } from '#domain/scheduling/firstSteps.ts';

const nothing: VenueProgress = {
  opens: false,
  hasTherapist: false,
  hasProduct: false,
  sellsTreatments: false,
  hasPublishedFlow: false,
  isFound: false,
};
const words = (progress: Partial<VenueProgress>): string[] =>
  firstSteps({ ...nothing, ...progress }).map(({ name, isDone, isOptional }) =>
    [name, ...(isDone ? ['done'] : []), ...(isOptional ? ['optional'] : [])].join(' '),
  );

test('a new venue is led through all steps, in the order in which they are done', () => {
  expect(words({})).toEqual(['opening', 'therapists optional', 'products', 'flow', 'startPage']);
});

test('what is done is ticked and stays', () => {
  const progress = { opens: true, hasProduct: true, hasPublishedFlow: true };
  expect(words(progress)).toEqual(['opening done', 'therapists optional', 'products done', 'flow done', 'startPage']);
});

test('who sells treatments cannot do without a therapist', () => {
  expect(words({ sellsTreatments: true })[1]).toBe('therapists');
  expect(words({ sellsTreatments: true, hasTherapist: true })[1]).toBe('therapists done');
});

test('once visitors find a flow nothing is asked any more', () => {
  expect(words({ isFound: true })).toEqual([]);
});
