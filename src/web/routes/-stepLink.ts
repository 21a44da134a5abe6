import { linkOptions } from '@tanstack/react-router';
import type { StepId } from '#domain/flows/stepsOf.ts';

/** The address of a step of a flow. */
export function stepLink(slug: string, step: StepId) {
  if (step === 'index') return linkOptions({ to: '/flow/$slug', params: { slug } });
  if (step === 'info') return linkOptions({ to: '/flow/$slug/info', params: { slug } });
  if (step === 'payment') return linkOptions({ to: '/flow/$slug/payment', params: { slug } });
  return linkOptions({ to: '/flow/$slug/$subpage', params: { slug, subpage: step } });
}

/** The step a path names; a sub-page that is no number counts as the first step, its own page says that it is wrong. */
export function stepOfPath(pathname: string): StepId {
  const last = /\/flow\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1] ?? 'index';
  if (last === 'info' || last === 'payment') return last;
  return /^[1-9]\d{0,2}$/.test(last) ? (last as StepId) : 'index';
}
