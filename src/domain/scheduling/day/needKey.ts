import type { ProductNeed } from './day.types.ts';

/** The name under which a need and the resources that can serve it meet: the skill, or the kind when any will do. */
export const needKey = ({ kindId, skillId }: Pick<ProductNeed, 'kindId' | 'skillId'>): string =>
  skillId === null ? `kind ${kindId}` : `skill ${skillId}`;
