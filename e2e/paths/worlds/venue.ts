import { ask } from '../../support/api.ts';
import { holdStay } from '../../support/entries.ts';
import type { RunningServer } from '../../support/server.ts';
import { readSettings, saveBeside } from '../../support/settingsBeside.ts';

/** The demo venue, of which staff and other visitors make a world. */
export type Venue = {
  server: RunningServer;
  /** Others hold an entry for so many, from eleven to three. */
  take: (date: string, persons: number) => Promise<void>;
};

const slug = 'entree';
const stay = { arrival: '11:00', departure: '15:00' };
const paths = ['/settings/general', '/settings/payments'];

/** Gives it with what makes it the demo venue again: its settings, and the places that others took. */
export async function openVenue(server: RunningServer): Promise<Venue & { restore: () => Promise<void> }> {
  const forms = new Map<string, object>();
  for (const path of paths) {
    const { version: _version, ...form } = await readSettings(server, path);
    forms.set(path, form);
  }
  const sessions: string[] = [];
  return {
    server,
    take: async (date, persons) => void sessions.push(await holdStay(server, { slug, date, stay, persons })),
    restore: async () => {
      for (const [path, form] of forms) await saveBeside(server, path, form);
      for (const session of sessions.splice(0))
        await ask(server, { method: 'DELETE', path: `/reservation/${slug}`, session });
    },
  };
}
