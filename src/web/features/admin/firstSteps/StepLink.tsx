import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirstStep, Permission } from '#contract/names.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { usePermission } from '../kit/usePermission.ts';

type StepPage = {
  to: '/admin/opening-times/default' | '/admin/resources' | '/admin/products' | '/admin/flows' | '/admin/flows/start';
  permission: Permission;
  text: ReactNode;
};

const pages: Record<FirstStep['name'], StepPage> = {
  opening: {
    to: '/admin/opening-times/default',
    permission: 'change_opening_times',
    text: <Trans id="firstSteps.opening">Vul in wanneer je open bent</Trans>,
  },
  therapists: {
    to: '/admin/resources',
    permission: 'change_planning',
    text: <Trans id="firstSteps.therapists">Zet erin wie behandelingen geeft, en wanneer</Trans>,
  },
  products: {
    to: '/admin/products',
    permission: 'change_catalog',
    text: <Trans id="firstSteps.products">Maak producten, of importeer je lijst</Trans>,
  },
  flow: {
    to: '/admin/flows',
    permission: 'change_catalog',
    text: <Trans id="firstSteps.flow">Maak een flow en publiceer hem</Trans>,
  },
  startPage: {
    to: '/admin/flows/start',
    permission: 'change_catalog',
    text: <Trans id="firstSteps.startPage">Zet de flow op de startpagina</Trans>,
  },
};

/** What to do, as a link for who may do it. */
export function StepLink({ name }: Pick<FirstStep, 'name'>) {
  const { to, permission, text } = pages[name];
  if (!usePermission(permission)) return text;
  return (
    <Link to={to} className={linkClass}>
      {text}
    </Link>
  );
}
