import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import { demoTerms } from './demoTerms.ts';
import { html } from './texts.ts';

export const demoVenueId = 'olijfgaard';
export const demoTimeZone = 'Europe/Amsterdam';

const site = 'https://www.olijfgaard.example';

export const demoBranding: VenueBranding = {
  siteUrl: `${site}/`,
  termsUrl: `${site}/voorwaarden`,
  cancelUrl: `${site}/veelgestelde-vragen#annuleren`,
  contactUrl: `${site}/contact`,
  contactEmail: 'hallo@olijfgaard.example',
  facilitiesUrl: `${site}/faciliteiten`,
  withdrawalUrl: `${site}/herroepen`,
  address: 'Olijfgaardlaan 12, 3911 AB Rhenen',
  routeUrl: `${site}/route`,
  theme: {
    olive: '#5C6B1F',
    oliveDeep: '#4A5718',
    leaf: '#DDE3BC',
    leafInk: '#414C14',
    leafTint: '#E9EDD3',
    orchard: '#31361A',
    swim: '#1F6F8B',
    swimText: '#1A5F77',
    swimTint: '#DCEEF3',
    paper: '#FAF9F3',
    sand: '#F5F0E3',
  },
  fallbackImageId: 'olijftak',
  startImageId: 'kop',
  mail: {
    senderName: '',
    replyTo: null,
    opening: {},
    closing: {
      nl: 'Handdoek en badjas huur je aan de balie, of je neemt ze zelf mee. Slippers mogen in het hele huis.',
      en: 'Rent a towel and bathrobe at the desk, or bring your own. Slippers are welcome throughout the house.',
      de: 'Handtuch und Bademantel leihen Sie am Empfang, oder Sie bringen sie mit. Badeschuhe dürfen Sie überall tragen.',
      fr: 'Serviette et peignoir se louent à l’accueil, ou apportez les vôtres. Les sandales sont bienvenues partout.',
    },
  },
  legal: { terms: demoTerms, privacy: { nl: '' }, accessibility: { nl: '' } },
};

const tuesday = 2;

export const demoSettings: VenueSettings = {
  maxPersons: 12,
  maxQuantity: 10,
  giftCard: { min: 1000, max: 50000 },
  swimwear: {
    text: html(
      'Badkledingdag: op deze dag draag je badkleding in alle baden en sauna’s.',
      'Swimwear day: swimwear is worn in all baths and saunas.',
      'Badekleidungstag: An diesem Tag tragen alle in Bädern und Saunen Badekleidung.',
      'Journée maillot : ce jour-là, le maillot se porte dans tous les bains et saunas.',
    ),
    schedule: { type: 'weekly', days: [tuesday] },
  },
  everyoneTreatmentOption: false,
  customerInfo: { address: true, newsletter: false },
  bookingCap: { count: 26, unit: 'week' },
  idealLabel: 'iDEAL | Wero',
};
