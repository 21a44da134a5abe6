import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '#web/queries/settings.ts';

type TermsLinkProps = { className: string; children: ReactNode; inNewWindow?: boolean };

/** To the page with the venue's terms; to its own site where it has them there alone. */
export function TermsLink({ inNewWindow = false, ...link }: TermsLinkProps) {
  const { termsUrl, hasTerms } = useConfig().venue;
  const opens = inNewWindow ? { target: '_blank', rel: 'noreferrer' } : {};
  return hasTerms ? <Link to="/terms" {...opens} {...link} /> : <a href={termsUrl} {...opens} {...link} />;
}
