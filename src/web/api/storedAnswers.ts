import { adminLogin } from './adminToken.ts';
import { startData } from './startData.ts';

/** Of the storage of the tab, which ends with it. */
const key = 'stored_answers';

/** Of a working day, in ms. */
const longestStored = 12 * 3_600_000;
/** Characters of JSON; browsers give a site five million. */
const mostStored = 1_000_000;

/** `at`: when the server gave it, in ms; `need`: how much it is needed, 0 first. */
export type StoredAnswer = { queryKey: readonly unknown[]; at: number; data: unknown; need: number };

type Stored = { login: string; venue: string; program: string; answers: readonly StoredAnswer[] };

/** The name of its first script, which is another when anything in it is. */
const program = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Stores what fits, the first first; without a login nothing. */
export function storeAnswers(answers: readonly StoredAnswer[]): void {
  const login = adminLogin();
  if (login === null) return forgetStoredAnswers();
  let room = mostStored;
  const fitting = answers.filter((answer) => {
    const { length } = JSON.stringify(answer);
    if (length > room) return false;
    room -= length;
    return true;
  });
  const stored: Stored = { login, venue: startData.appTag, program: program(), answers: fitting };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    forgetStoredAnswers();
  }
}

/** Of this login at this venue only, and as this program stored them; what belongs to another is removed. */
export function storedAnswers(): readonly StoredAnswer[] {
  const stored = readStored();
  if (stored === null) return [];
  if (stored.login === adminLogin() && stored.venue === startData.appTag && stored.program === program()) {
    return stored.answers.filter(({ at }) => Date.now() - at < longestStored);
  }
  forgetStoredAnswers();
  return [];
}

function readStored(): Stored | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

export function forgetStoredAnswers(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing stored.
  }
}
