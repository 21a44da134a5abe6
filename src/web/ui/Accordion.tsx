import { useId, type ReactNode } from 'react';
import * as css from './Accordion.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={css.accordion}>{children}</div>;
}

type AccordionPanelProps = {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
  headingLevel?: 2 | 3;
  /** 'radio' where opening is choosing. */
  icon?: IconName | 'radio';
  picture?: ReactNode;
  children: ReactNode;
};

/** The content stays mounted when the panel closes, and with it any input. */
export function AccordionPanel(props: AccordionPanelProps) {
  const { title, open, onToggle, headingLevel = 2, icon, picture, children } = props;
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={css.panel}>
      <Heading className={css.heading}>
        <button
          type="button"
          id={`${id}-head`}
          className={css.trigger}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={onToggle}
        >
          {icon === 'radio' ? <span className={css.radio} /> : null}
          {icon === undefined || icon === 'radio' ? null : <Icon name={icon} />}
          <span className={css.title}>{title}</span>
          {picture === undefined ? null : <span className={css.picture}>{picture}</span>}
          <Icon name={open ? 'chevronUp' : 'chevronDown'} />
        </button>
      </Heading>
      <div id={`${id}-body`} role="region" aria-labelledby={`${id}-head`} className={css.body} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
