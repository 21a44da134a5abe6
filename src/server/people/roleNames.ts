import type { RoleName, StandardRole } from '#contract/names.ts';
import { isStandardRole } from '#domain/people/permissions.ts';
import type { Language } from '#domain/values/translated.ts';

const standardNames: Record<Language, Record<StandardRole, string>> = {
  nl: { owner: 'Eigenaar', planner: 'Planner', desk: 'Balie', content: 'Inhoud' },
  en: { owner: 'Owner', planner: 'Planner', desk: 'Front desk', content: 'Content' },
  de: { owner: 'Inhaber', planner: 'Planung', desk: 'Empfang', content: 'Inhalte' },
  fr: { owner: 'Propriétaire', planner: 'Planning', desk: 'Accueil', content: 'Contenu' },
};

/** `ownName`: of a role of the venue; null for a standard one. */
export const roleNameOf = (id: string, ownName: string | null, language: Language): RoleName => ({
  id,
  name: isStandardRole(id) ? standardNames[language][id] : (ownName ?? id),
});
