import { useEffect } from 'react';

let site = '';

/** The name that ends every title; given once per document. */
export function nameSite(name: string): void {
  site = name;
}

/** Title of the browser's tab: the parts and the site's name, joined with a dash. Empty parts are left out. */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  const title = [...parts, site].filter((part) => part !== '').join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
