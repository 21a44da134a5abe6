import { useId, useState, type ReactNode } from 'react';
import { InfoButton, type PickerInfo } from './InfoButton.tsx';
import { joinClasses } from './joinClasses.ts';
import * as css from './PickerCard.css.ts';
import { type } from './theme/type.css.ts';

type PickerCardProps = {
  picture: ReactNode;
  title: ReactNode;
  price?: ReactNode;
  lead?: ReactNode;
  info?: PickerInfo | undefined;
  children: ReactNode;
  /** Of the text, when it is in another language than the page. */
  lang?: string | undefined;
  headingLevel?: 2 | 3;
};

export function PickerCard(props: PickerCardProps) {
  const { picture, title, price, lead, info, children, lang, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <article className={css.card} aria-labelledby={`${id}-title`}>
      <div className={css.picture}>{picture}</div>
      <div className={css.inside}>
        <div className={css.head}>
          <div className={css.titleLine}>
            <Heading id={`${id}-title`} className={joinClasses(type.h3, css.title)} lang={lang}>
              {title}
            </Heading>
            {price === undefined ? null : <div className={css.price}>{price}</div>}
            {info === undefined ? null : (
              <InfoButton id={id} info={info} open={open} onToggle={setOpen} className={css.info} />
            )}
          </div>
          {lead === undefined ? null : (
            <div className={css.words} lang={lang}>
              {lead}
            </div>
          )}
          {info === undefined ? null : (
            <div id={`${id}-info`} hidden={!open} className={css.words} lang={lang}>
              {info.words}
            </div>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}
