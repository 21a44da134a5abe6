import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

type SkipLinkProps = { targetId: string; children: ReactNode };

/** The target needs `tabIndex={-1}`. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
