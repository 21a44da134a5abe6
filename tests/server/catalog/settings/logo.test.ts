import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config, UploadedImage } from '#contract/names.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import type { BookedVisit } from '#tests/support/booking.ts';
import { pictureForm, twoColors } from '#tests/support/pictures.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let owner: StaffMember;
let settings: SettingsEditor;
let visit: BookedVisit;
let logoImageId: string;
beforeAll(async () => {
  kuur = await testApp();
  owner = await staffMember(kuur, 'owner');
  settings = new SettingsEditor(kuur, owner.token);
  visit = await bookVisit(kuur);
  await kuur.services.jobs.runDueJobs();
  const file = await twoColors({ width: 900, height: 300 }).png().toBuffer();
  const form = pictureForm({ file, fields: { alt: 'Proefbad', shape: 'whole' } });
  const uploaded = await kuur.call<UploadedImage>('POST', '/api/upload/image', { token: owner.token, ...form });
  logoImageId = uploaded.json.data.id;
});
afterAll(() => kuur.close());

const logoOf = async (): Promise<Config['venue']['logo']> =>
  (await kuur.call<Config>('GET', '/api/config')).json.data.venue.logo;

const attachedLogos = ({ attachments }: Mail) => attachments.filter(({ cid }) => cid === 'logo@kuur');

const receipt = async (): Promise<string> => {
  const answer = await kuur.call('GET', `/api/checkout/${visit.reservationId}/receipt`, { session: visit.session });
  expect(answer.status).toBe(200);
  return answer.body;
};

async function invitation(email: string): Promise<Mail> {
  expect((await owner.call('POST', '/invite', { email, role: 'desk' })).status).toBe(201);
  await kuur.services.jobs.runDueJobs();
  const mail = kuur.mails.at(-1);
  if (mail?.to !== email) throw new Error('nobody was invited');
  return mail;
}

test('without a logo the name of the venue stands in its place', async () => {
  expect((await settings.read('venue')).logoImageId).toBeNull();
  expect(await logoOf()).toBeNull();
  expect(kuur.mails.at(-1)?.html).toContain('>Proefbad</h1>');
  expect(kuur.mails.flatMap(attachedLogos)).toEqual([]);
  expect(await receipt()).not.toContain('DCTDecode');
});

test('a picture that is not there is refused', async () => {
  expect(await settings.refused('venue', { logoImageId: 'nergens' })).toEqual(['/logoImageId not_found']);
});

test('a logo is shown at once by the site, in every mail, on receipts and in invitations', async () => {
  await settings.change('venue', { logoImageId });
  const logo = await logoOf();
  expect(logo?.alt).toBe('Proefbad');
  expect(logo?.sizes.at(-1)).toMatchObject({ width: 800, height: 267 });
  expect(await receipt()).toContain('DCTDecode');
  const invited = await invitation('noor@proefbad.example');
  expect(invited.html).toContain('<img src="cid:logo@kuur" alt="Proefbad"');
  expect(attachedLogos(invited).map(({ content }) => [...content.subarray(0, 3)])).toEqual([[0xff, 0xd8, 0xff]]);
  const resent = await owner.call('POST', `/reservations/${visit.reservationId}/confirmation-mail`);
  expect(resent.status).toBeLessThan(300);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.flatMap(attachedLogos)).toHaveLength(2);
});

test('a logo stays in the library while it is used, and the name comes back without it', async () => {
  const refused = await owner.call('DELETE', `/images/${logoImageId}`);
  expect([refused.status, refused.json.code]).toEqual([409, 'in_use']);
  await settings.change('venue', { logoImageId: null });
  expect(await logoOf()).toBeNull();
  expect((await invitation('sem@proefbad.example')).html).toContain('>Proefbad</h1>');
  expect((await owner.call('DELETE', `/images/${logoImageId}`)).status).toBe(204);
});
