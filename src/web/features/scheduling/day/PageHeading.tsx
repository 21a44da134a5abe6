import type { ReactNode } from 'react';
import { parseRichText } from '#domain/catalog/richText.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';

type PageHeadingProps = {
  /** Empty when the flow or sub-flow has none. */
  name: string;
  /** HTML. */
  description: string;
  otherwise: ReactNode;
  untranslated: readonly string[] | undefined;
};

export function PageHeading({ name, description, otherwise, untranslated }: PageHeadingProps) {
  const lead = parseRichText(description);
  return (
    <header lang={untranslated ? 'nl' : undefined}>
      <h1 tabIndex={-1} className={type.h1}>
        {name || otherwise}
      </h1>
      {lead.length === 0 ? null : (
        <div className={joinClasses(type.lead, css.lead)}>
          <RichText nodes={lead} />
        </div>
      )}
    </header>
  );
}
