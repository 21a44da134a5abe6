import { useId, useState, type ReactNode } from 'react';
import { InfoButton, type PickerInfo } from './InfoButton.tsx';
import { joinClasses } from './joinClasses.ts';
import * as css from './PickerCard.css.ts';
import { muted, type } from './theme/type.css.ts';

type RowCardProps = {
  picture: ReactNode;
  title: ReactNode;
  info?: PickerInfo | undefined;
  line?: ReactNode;
  price: ReactNode;
  action: ReactNode;
  children?: ReactNode;
  /** Of the text, when it is in another language than the page. */
  lang?: string | undefined;
};

/** A `PickerCard` for phones; its button opens the choices. */
export function RowCard({ picture, title, info, line, price, action, children, lang }: RowCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <article className={css.row} aria-labelledby={`${id}-title`}>
      {picture}
      <div className={css.rowInside}>
        <div className={css.titleLine}>
          <h2 id={`${id}-title`} className={joinClasses(css.rowTitle, css.title)} lang={lang}>
            {title}
          </h2>
          {info === undefined ? null : (
            <InfoButton id={id} info={info} open={open} onToggle={setOpen} className={css.rowInfo} />
          )}
        </div>
        {line === undefined ? null : <p className={joinClasses(type.small, muted)}>{line}</p>}
        <div className={css.rowFoot}>
          <span className={css.rowPrice}>{price}</span>
          {action}
        </div>
      </div>
      {info === undefined ? null : (
        <div id={`${id}-info`} hidden={!open} className={joinClasses(css.wholeRow, css.words)} lang={lang}>
          {info.words}
        </div>
      )}
      <div className={css.wholeRow}>{children}</div>
    </article>
  );
}
