import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ObjectType } from '#contract/names.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { productPage } from './productPage.ts';

type ProductLinkProps = {
  row: { id: string; objectType: ObjectType };
  categoryId: string | undefined;
  children: ReactNode;
};

export function ProductLink({ row, categoryId, children }: ProductLinkProps) {
  return (
    <Link {...productPage(row, categoryId)} className={linkClass}>
      {children}
    </Link>
  );
}
