import type { ReactNode } from 'react';
import { artImage } from '#web/ui/artImage.ts';
import { arch } from '#web/ui/Card.css.ts';
import { Main } from '#web/ui/Main.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Site.css.ts';

type MessagePageProps = { title: string; text: ReactNode; action: ReactNode; picture?: 'olijftak' };

export function MessagePage({ title, text, action, picture }: MessagePageProps) {
  return (
    <Main className={joinClasses(container, css.message)}>
      <PageTitle parts={[title]} />
      {picture === undefined ? null : <Picture image={artImage(picture)} width={84} eager className={arch()} />}
      <h1 className={type.h1}>{title}</h1>
      <p className={type.lead}>{text}</p>
      {action}
    </Main>
  );
}
