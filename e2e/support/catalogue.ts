/** What the demo venue sells, by the ids it is booked with. */
export const sold = {
  backMassage: '4120',
  footMassage: '4160',
  headMassage: '4170',
  coupleMassage: '4141',
  facial: '4200',
  faceMassage: '4220',
  hammamScrub: '4420',
  hammamSession: '4500',
  entryAllDay: '1001',
  dayOfRest: '5001',
} as const;
