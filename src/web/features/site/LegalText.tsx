import { useQuery } from '@tanstack/react-query';
import { legalTextsQuery } from '#web/queries/settings.ts';
import { RichText } from '#web/ui/RichText.tsx';

/** The venue's own words; nothing while it has none. */
export function LegalText({ about }: { about: 'terms' | 'privacy' | 'accessibility' }) {
  const { data } = useQuery(legalTextsQuery);
  const text = data?.[about] ?? '';
  if (text.length === 0) return null;
  return (
    <div lang={data?.untranslated?.includes(about) ? 'nl' : undefined}>
      <RichText text={text} />
    </div>
  );
}
