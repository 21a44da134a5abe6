import { linkOptions } from '@tanstack/react-router';
import { stepsOf, type StepId } from '#domain/catalog/steps.ts';

export function stepLink(slug: string, step: StepId) {
  if (step === 'index') return linkOptions({ to: '/flow/$slug', params: { slug } });
  if (step === 'info') return linkOptions({ to: '/flow/$slug/info', params: { slug } });
  if (step === 'payment') return linkOptions({ to: '/flow/$slug/payment', params: { slug } });
  return linkOptions({ to: '/flow/$slug/$subpage', params: { slug, subpage: step } });
}

/** The step in a path. An unknown page counts as the first step; its screen reports the error. */
export function stepOfPath(flow: Parameters<typeof stepsOf>[0], pathname: string): StepId {
  const last = /\/flow\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
  return stepsOf(flow).find(({ id }) => id === last)?.id ?? 'index';
}
