/** Everything that can be wrong with a field of a customer's forms; the web turns codes into sentences. */
export const formCodes = [
  'required',
  'too_long',
  'email_invalid',
  'phone_invalid',
  'zip_code_invalid',
  'digits_only',
  'password_characters',
  'password_too_short',
  'password_mismatch',
  'departure_before_arrival',
] as const;

export type FormCode = (typeof formCodes)[number];
