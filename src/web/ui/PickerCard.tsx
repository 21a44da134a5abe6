import { useId, useState, type ReactNode } from 'react';
import { InfoButton, type PickerInfo } from './InfoButton.tsx';
import { joinClasses } from './joinClasses.ts';
import * as css from './PickerCard.css.ts';
import { type } from './theme/type.css.ts';

type PickerCardProps = {
  /** A `<Picture className={fill}>`. */
  picture: ReactNode;
  title: ReactNode;
  /** On the line of the title. */
  price?: ReactNode;
  info?: PickerInfo | undefined;
  /** What is included, what has to be chosen, the button, the line below it. */
  children: ReactNode;
  lang?: string | undefined;
};

/** Something to choose for a guest: picture, name, choices and a button. */
export function PickerCard({ picture, title, price, info, children, lang }: PickerCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <article className={css.card} aria-labelledby={`${id}-title`} lang={lang}>
      <div className={css.picture}>{picture}</div>
      <div className={css.inside}>
        <div className={css.head}>
          <div className={css.titleLine}>
            <h2 id={`${id}-title`} className={joinClasses(type.h3, css.title)}>
              {title}
            </h2>
            {price === undefined ? null : <div className={css.price}>{price}</div>}
            {info === undefined ? null : (
              <InfoButton id={id} info={info} open={open} onToggle={setOpen} className={css.info} />
            )}
          </div>
          {info === undefined ? null : (
            <div id={`${id}-info`} hidden={!open} className={css.words}>
              {info.words}
            </div>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}
