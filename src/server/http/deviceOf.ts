type Mark = readonly [name: string, mark: RegExp];

/** In this order: later browsers name the earlier ones too. */
const browsers: readonly Mark[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];

const systems: readonly Mark[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const nameIn = (marks: readonly Mark[], text: string): string[] => {
  const name = marks.find(([, mark]) => mark.test(text))?.[0];
  return name === undefined ? [] : [name];
};

/** Family of browser and system out of a User-Agent, 'Firefox, Windows'; null when neither is known. */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  return [...nameIn(browsers, userAgent), ...nameIn(systems, userAgent)].join(', ') || null;
}
