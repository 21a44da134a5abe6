import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Start.css.ts';

type PreviewFrameProps = {
  label: string;
  /** Of the visitor's screen, in pixels. */
  width: number;
  height: number;
  /** How large it is drawn. */
  scale: number;
  children: ReactNode;
};

/** The children as a screen of this width shows them: a document of its own, with the styles of this one. */
export function PreviewFrame({ label, width, height, scale, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement | null): void => {
    const inside = frame?.contentDocument;
    if (inside && inside.body !== body) setBody(dressed(inside));
  };
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>{label}</figcaption>
      <div className={css.window} style={{ width: width * scale, height: height * scale }}>
        <iframe
          inert
          title={label}
          ref={open}
          onLoad={(event) => open(event.currentTarget)}
          className={css.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      {body === null ? null : createPortal(children, body)}
    </figure>
  );
}

function dressed(inside: Document): HTMLElement {
  const { documentElement: root } = document;
  inside.documentElement.lang = root.lang;
  inside.documentElement.className = root.className;
  for (const name of Array.from(root.style)) {
    inside.documentElement.style.setProperty(name, root.style.getPropertyValue(name));
  }
  inside.body.className = document.body.className;
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style');
  inside.head.replaceChildren(...Array.from(styles, (each) => inside.importNode(each, true)));
  return inside.body;
}
