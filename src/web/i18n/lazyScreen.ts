import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { loadMessages, type Stage } from './loadMessages.ts';

type Load<Module> = () => Promise<Module>;

const withMessages =
  <Module>(stage: Stage, load: Load<Module>): Load<Module> =>
  async () =>
    (await Promise.all([load(), loadMessages(stage)]))[0];

/** Code that a route needs before its screen. */
export const lazyModule = withMessages;

export const lazyScreen = <Name extends string, Props>(
  stage: Stage,
  load: Load<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazyRouteComponent(withMessages(stage, load), name) as AsyncRouteComponent<Props>;

/** A part of a screen, loaded when it is rendered. A failed `preload` is retried then. */
export function lazyPart<Name extends string, Props>(
  stage: Stage,
  load: Load<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const loadModule = withMessages(stage, load);
  const loadPart = async () => ({ default: (await loadModule())[name] });
  const preload = (): void => void loadPart().catch(() => undefined);
  return Object.assign(lazy(loadPart), { preload });
}
