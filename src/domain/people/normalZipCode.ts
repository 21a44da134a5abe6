const dutch = /^(\d{4}) ?([a-z]{2})$/i;

/** A Dutch postcode as '1234 AB', or null when it is none: four digits, optional space, two letters (specification §5). */
export function normalZipCode(text: string): string | null {
  const parts = dutch.exec(text.trim());
  return parts ? `${parts[1]} ${parts[2]!.toUpperCase()}` : null;
}
