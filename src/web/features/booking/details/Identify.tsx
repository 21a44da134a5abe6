import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerRegistration, LoginForm } from '#contract/names.ts';
import { endingOf, failureCode } from '#machines/failureCode.ts';
import { useFlow, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { LoginOrRegister } from '#web/features/people/forms/LoginOrRegister.tsx';
import { login, register } from '#web/queries/customers.ts';
import { reservationKey } from '#web/queries/reservation.ts';

export function Identify() {
  const actor = useReservationActor();
  const client = useQueryClient();
  const { slug } = useFlow();
  const loggingIn = useMutation(login(client));
  const registering = useMutation(register(client));

  const enter = async (values: LoginForm): Promise<void> => {
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
  return <LoginOrRegister onLogin={enter} onRegister={registerAndLink} />;
}
