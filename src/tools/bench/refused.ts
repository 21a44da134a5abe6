/** A buyer cannot have what was asked for; the message is the code. */
export class Refused extends Error {}
