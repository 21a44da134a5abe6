import { useState } from 'react';
import { guestChoices } from '#domain/booking/guests.ts';
import { chosenGuest } from '#machines/reservation/planning.selectors.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useConfig } from '#web/queries/settings.ts';

export type ForWhom = {
  /** Guest numbers per option; empty when the group is too small. */
  offered: number[][];
  /** Guest numbers, [-1] for everyone; empty when nobody can be chosen. */
  persons: number[];
  choose: (persons: number[]) => void;
};

/** For whom something is chosen. A single guest is shared by all cards; groups are not. */
export function useForWhom(size: number): ForWhom {
  const actor = useReservationActor();
  const { personCount } = useReservation(draft);
  const guest = useReservation(chosenGuest);
  const { everyoneTreatmentOption: everyone } = useConfig();
  const [together, setTogether] = useState<number[] | null>(null);
  const offered = guestChoices({ personCount, size, everyone });
  const chosenTogether = size > 1 ? offered.find((each) => each.join() === together?.join()) : undefined;
  return {
    offered,
    persons: chosenTogether ?? offered.find((each) => each.includes(guest)) ?? offered[0] ?? [],
    choose: (persons) => {
      setTogether(persons);
      if (size === 1) actor.send({ type: 'guest.chosen', guest: persons[0] ?? guest });
    },
  };
}
