import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '#web/queries/settings.ts';

type TermsLinkProps = { className: string; children: ReactNode; inNewWindow?: boolean };

/** To the page with the venue's terms; to its own site where it has them there alone. */
export function TermsLink({ inNewWindow = false, className, children }: TermsLinkProps) {
  const { termsUrl, hasTerms } = useConfig().venue;
  const link = { className, ...(inNewWindow ? { target: '_blank', rel: 'noreferrer' } : {}) };
  if (!hasTerms) {
    return (
      <a href={termsUrl} {...link}>
        {children}
      </a>
    );
  }
  return (
    <Link to="/terms" {...link}>
      {children}
    </Link>
  );
}
