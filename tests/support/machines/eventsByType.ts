/** Examples of every event: one without an example does not compile. */
export type EventsByType<Event extends { type: string }> = {
  [Type in Event['type']]: Extract<Event, { type: Type }>[];
};
