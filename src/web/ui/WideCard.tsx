import type { ReactNode } from 'react';
import * as css from './Card.css.ts';
import { joinClasses } from './joinClasses.ts';
import { type } from './theme/type.css.ts';

type WideCardProps = {
  picture: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  /** The first card of the page is larger; on phones its picture is on top. */
  first?: boolean;
  headingLevel?: 2 | 3;
};

export function WideCard({ picture, title, text, actions, first = false, headingLevel = 2 }: WideCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={css.wide({ first })}>
      <div className={first ? css.firstPicture : css.widePicture}>{picture}</div>
      <div className={joinClasses(css.wideText, first && css.firstText)}>
        <Heading className={first ? type.h3First : type.h3}>{title}</Heading>
        {text === undefined ? null : <div className={css.words}>{text}</div>}
        <div className={css.actions}>{actions}</div>
      </div>
    </article>
  );
}
