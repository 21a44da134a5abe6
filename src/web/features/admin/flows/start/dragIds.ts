import { closestCenter, type CollisionDetection } from '@dnd-kit/core';
import type { CardPlace } from './startValues.ts';

export const cardId = (section: number, flowId: string): string => `card ${section} ${flowId}`;

export const sectionId = (section: number): string => `section ${section}`;

/** What is dragged, or dragged over. */
export type Dragged =
  | { kind: 'card'; place: CardPlace; name: string }
  | { kind: 'section'; section: number; isEmpty: boolean; name: string };

/** Sections go between sections, cards between cards or into an empty section. */
export const nearest: CollisionDetection = (args) => {
  const active = args.active.data.current as Dragged | undefined;
  const droppableContainers = args.droppableContainers.filter(({ data }) => {
    const over = data.current as Dragged | undefined;
    if (active?.kind === 'section') return over?.kind === 'section';
    return over?.kind === 'card' || over?.isEmpty === true;
  });
  return closestCenter({ ...args, droppableContainers });
};
