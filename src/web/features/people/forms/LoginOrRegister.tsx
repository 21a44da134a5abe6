import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CustomerRegistration, LoginForm as LoginValues } from '#contract/names.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Accordion, AccordionPanel } from '#web/ui/Accordion.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

type Way = 'login' | 'register';

type LoginOrRegisterProps = {
  onLogin: (form: LoginValues) => Promise<unknown>;
  onRegister: (form: CustomerRegistration) => Promise<unknown>;
};

/** One panel is open, the other keeps its input. */
export function LoginOrRegister({ onLogin, onRegister }: LoginOrRegisterProps) {
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
          onLogin={onLogin}
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
        <RegisterForm settings={customerInfo} onRegister={onRegister} />
      </AccordionPanel>
    </Accordion>
  );
}
