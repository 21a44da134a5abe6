import { useEffect } from 'react';

let site = '';

/** The end of every title; set once per document. */
export function nameSite(name: string): void {
  site = name;
}

/** The browser tab's title, joined with dashes. Empty parts are left out. */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  const title = [...parts, site].filter((part) => part !== '').join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
