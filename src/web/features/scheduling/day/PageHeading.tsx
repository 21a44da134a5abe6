import type { ReactNode } from 'react';
import { nodesOf, type RichText as Text } from '#domain/catalog/richText.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './dayChoice.css.ts';

type PageHeadingProps = {
  /** Empty when the flow or sub-flow has none. */
  name: string;
  description: Text;
  otherwise: ReactNode;
  untranslated: readonly string[] | undefined;
};

export function PageHeading({ name, description, otherwise, untranslated }: PageHeadingProps) {
  const lead = nodesOf(description);
  return (
    <header lang={untranslated ? 'nl' : undefined}>
      <h1 tabIndex={-1} className={type.h1}>
        {name || otherwise}
      </h1>
      {lead.length === 0 ? null : (
        <div className={joinClasses(type.lead, css.lead)}>
          <RichText text={lead} />
        </div>
      )}
    </header>
  );
}
