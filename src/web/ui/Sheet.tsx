import { useId, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './Sheet.css.ts';
import { type } from './theme/type.css.ts';
import { useModal } from './useModal.ts';
import { useSwipeDown } from './useSwipeDown.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For what gives the focus back to the sheet's title. */
  titleId?: string;
  closeLabel: string;
  children: ReactNode;
  foot?: ReactNode;
};

/** A modal from below; Esc, its button, a click outside and a swipe down close it. */
export function Sheet(props: SheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ onClose, title, titleId, closeLabel, children, foot }: SheetProps) {
  const [closing, setClosing] = useState(false);
  const ownId = useId();
  const id = titleId ?? ownId;
  const leave = (): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) onClose();
    else setClosing(true);
  };
  const ref = useModal({ onClose: leave, light: true });
  const swipe = useSwipeDown(onClose);
  return (
    <dialog
      ref={ref}
      className={css.sheet}
      aria-labelledby={id}
      data-closing={closing ? '' : undefined}
      onAnimationEnd={(event) => closing && event.target === event.currentTarget && onClose()}
    >
      <div className={css.head} {...swipe}>
        <h2 id={id} tabIndex={-1} className={type.h2}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={leave} />
      </div>
      <div className={css.body}>{children}</div>
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
    </dialog>
  );
}
