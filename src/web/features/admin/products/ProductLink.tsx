import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ObjectType } from '#contract/names.ts';
import { linkClass } from '#web/ui/Link.css.ts';

/** The category of an address when a product is in none. */
export const noCategory = 'none';

type ProductLinkProps = {
  row: { id: string; objectType: ObjectType };
  categoryId: string | undefined;
  children: ReactNode;
};

export function ProductLink({ row: { id, objectType }, categoryId = noCategory, children }: ProductLinkProps) {
  const to = { id: categoryId };
  if (objectType === 'collection') {
    return (
      <Link
        to="/admin/products/$id/collection/$collectionId"
        params={{ ...to, collectionId: id }}
        className={linkClass}
      >
        {children}
      </Link>
    );
  }
  if (objectType === 'productGroup') {
    return (
      <Link to="/admin/products/$id/groups/$groupId" params={{ ...to, groupId: id }} className={linkClass}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/admin/products/$id/product/$productId" params={{ ...to, productId: id }} className={linkClass}>
      {children}
    </Link>
  );
}
