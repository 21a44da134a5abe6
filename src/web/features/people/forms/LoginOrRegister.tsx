import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Identity } from '#machines/identify/identify.types.ts';
import type { SubmissionRef } from '#machines/submission/submission.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Accordion, AccordionPanel } from '#web/ui/Accordion.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

type Way = 'login' | 'register';

/**
 * One panel is open, the other keeps its input; both do while something lies over the page and the machine is not there.
 */
export function LoginOrRegister({ identify }: { identify: SubmissionRef<Identity> | undefined }) {
  const { customerInfo } = useConfig();
  const [open, setOpen] = useState<Way | null>('login');
  const toggle = (way: Way) => () => setOpen(open === way ? null : way);
  return (
    <Accordion>
      <AccordionPanel
        icon="person"
        title={<Trans id="login.title">Inloggen</Trans>}
        open={open === 'login'}
        onToggle={toggle('login')}
      >
        <LoginForm
          onLogin={(form) => submitTo(identify, { kind: 'login', form })}
          forgotLink={
            <Link to="/customer/reset-password" className={linkClass}>
              <Trans id="login.forgot">Wachtwoord vergeten?</Trans>
            </Link>
          }
        />
      </AccordionPanel>
      <AccordionPanel
        icon="pencil"
        title={<Trans id="register.title">Registreren</Trans>}
        open={open === 'register'}
        onToggle={toggle('register')}
      >
        <RegisterForm
          settings={customerInfo}
          onRegister={(form) => submitTo(identify, { kind: 'registration', form })}
        />
      </AccordionPanel>
    </Accordion>
  );
}
