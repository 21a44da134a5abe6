import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import { createContext, createElement, use, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { loadWhenConnected, NoConnection } from '#domain/values/loadWhenConnected.ts';
import { loadMessages, type Stage } from './loadMessages.ts';

type Load<Module> = () => Promise<Module>;

const withMessages = <Module>(stage: Stage, load: Load<Module>): Load<Module> =>
  loadWhenConnected(
    () => navigator.onLine,
    async () => {
      const [module] = await Promise.all([load(), loadMessages(stage)]);
      return module;
    },
  );

/** Code that a route needs before its screen. */
export const lazyModule = withMessages;

export const lazyScreen = <Name extends string, Props>(
  stage: Stage,
  load: Load<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazyRouteComponent(withMessages(stage, load), name) as AsyncRouteComponent<Props>;

/** What stands in place of a part that was not loaded. */
export const PartFailure = createContext<(onRetry: () => void) => ReactNode>(() => null);

/** A part of a screen, loaded when it is rendered. What failed is tried again by `preload`, by rendering and on request. */
export function lazyPart<Name extends string, Props extends object>(
  stage: Stage,
  load: Load<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const loadModule = withMessages(stage, load);
  let needsNewDocument = false;
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  const loadPart = async (): Promise<ComponentType<Props> | null> => {
    try {
      return (loaded = (await loadModule())[name]);
    } catch (error) {
      needsNewDocument = !(error instanceof NoConnection);
      return null;
    }
  };
  const forget = (): void => {
    loading = undefined;
  };
  function Part(props: Props) {
    const failure = use(PartFailure);
    const [, again] = useReducer((tries: number) => tries + 1, 0);
    useEffect(() => forget, []);
    const Content = loaded ?? use((loading ??= loadPart()));
    if (Content !== null) return createElement(Content, props);
    const retry = (): void => {
      if (needsNewDocument) return window.location.reload();
      forget();
      again();
    };
    return failure(retry);
  }
  const preload = (): void => void loadPart();
  return Object.assign(Part, { preload });
}
