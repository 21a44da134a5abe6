import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CustomerRegistration, LoginForm as LoginValues } from '#contract/names.ts';
import { endingOf, failureCode } from '#machines/failureCode.ts';
import { useFlow, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { LoginForm } from '#web/features/people/forms/LoginForm.tsx';
import { RegisterForm } from '#web/features/people/forms/RegisterForm.tsx';
import { login, register } from '#web/queries/customers.ts';
import { reservationKey } from '#web/queries/reservation.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Accordion, AccordionPanel } from '#web/ui/Accordion.tsx';
import { linkClass } from '#web/ui/Link.css.ts';

type Way = 'login' | 'register';

/** Log in or register: one panel is open, the other keeps its input. */
export function Identify() {
  const actor = useReservationActor();
  const client = useQueryClient();
  const { slug } = useFlow();
  const { customerInfo } = useConfig();
  const [open, setOpen] = useState<Way | null>('login');
  const loggingIn = useMutation(login(client));
  const registering = useMutation(register(client));
  const toggle = (way: Way) => () => setOpen(open === way ? null : way);

  const enter = async (values: LoginValues): Promise<void> => {
    await loggingIn.mutateAsync(values);
    actor.send({ type: 'customer.loggedIn' });
  };
  const registerAndLink = async (values: CustomerRegistration): Promise<void> => {
    try {
      await registering.mutateAsync(values);
    } catch (error) {
      if (endingOf(failureCode(error)) !== null) await client.invalidateQueries({ queryKey: reservationKey(slug) });
      throw error;
    }
    actor.send({ type: 'customer.loggedIn' });
  };
  return (
    <Accordion>
      <AccordionPanel
        icon="person"
        title={<Trans id="login.title">Inloggen</Trans>}
        open={open === 'login'}
        onToggle={toggle('login')}
      >
        <LoginForm
          onLogin={enter}
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
        <RegisterForm settings={customerInfo} onRegister={registerAndLink} />
      </AccordionPanel>
    </Accordion>
  );
}
