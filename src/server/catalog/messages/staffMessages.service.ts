import type { Message, MessageForm, MessageUpdate } from '#contract/names.ts';
import { messageDayErrors } from '#domain/catalog/messageForm.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { translatedErrors } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';
import {
  changeMessage,
  insertMessage,
  listMessages,
  lockMessage,
  readMessage,
  removeMessage,
} from './staffMessages.repo.ts';
import type { MessageRow, StoredMessage } from './staffMessages.repo.ts';

export interface StaffMessagesService {
  list(venueId: string, query: ListQuery): Promise<List<Message>>;
  read(venueId: string, id: string): Promise<Message>;
  create(venueId: string, form: MessageForm): Promise<Message>;
  update(venueId: string, id: string, form: MessageUpdate): Promise<Message>;
  remove(venueId: string, id: string): Promise<void>;
}

const longestText = 5_000;

export function makeStaffMessages({ db, newId }: { db: Db; newId: () => string }): StaffMessagesService {
  return {
    list: async (venueId, query) => {
      const { data, meta } = await listMessages(db, venueId, query);
      return { data: data.map(view), meta };
    },
    read: async (venueId, id) => view(expectFound(await readMessage(db, { venueId, id }))),
    create: (venueId, form) => {
      const message = storable(form);
      return inTransaction(db, async (tx) => {
        const key = { venueId, id: newId() };
        const after = view(await insertMessage(tx, key, message));
        await recordChange(tx, { ...key, kind: 'message' }, { action: 'created', after });
        return after;
      });
    },
    update: (venueId, id, { version, ...form }) => {
      const message = storable(form);
      return inTransaction(db, async (tx) => {
        const key = { venueId, id };
        const before = view(expectVersion(await lockMessage(tx, key), version));
        const after = view(await changeMessage(tx, key, message));
        await recordChange(tx, { ...key, kind: 'message' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: (venueId, id) =>
      inTransaction(db, async (tx) => {
        const key = { venueId, id };
        const before = view(expectFound(await lockMessage(tx, key)));
        await removeMessage(tx, key);
        await recordChange(tx, { ...key, kind: 'message' }, { action: 'removed', before });
      }),
  };
}

/** As it is stored. Marks without a word are no text. */
function storable(form: MessageForm): StoredMessage {
  const text = richTexts(form.text);
  const words = { ...form.text, nl: plainTextOf(text.nl).trim() && form.text.nl };
  expectValid([...messageDayErrors(form), ...translatedErrors(words, '/text', longestText)]);
  return { ...form, text };
}

const view = ({ text, ...row }: MessageRow): Message => ({ ...row, text: htmlTexts(text) });
