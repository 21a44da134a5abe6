import type { Translated } from '#domain/values/translated.ts';
import { demoCheckinFlows } from './demoCheckinFlows.ts';
import type { DemoFlow } from './demoFlow.ts';
import { demoOrderFlows } from './demoOrderFlows.ts';
import { demoPlannedFlows } from './demoPlannedFlows.ts';
import { text } from './texts.ts';

export const demoFlows: DemoFlow[] = [...demoCheckinFlows, ...demoPlannedFlows, ...demoOrderFlows];

export const demoStart: { id: string; name: Translated; flows: string[] }[] = [
  {
    id: 'bezoek',
    name: text('', '', '', ''),
    flows: [
      'entree',
      'avondentree',
      'ochtendbad',
      'arrangementen',
      'behandelingen',
      'hammamritueel',
      'stel-je-dag-samen',
    ],
  },
  {
    id: 'geven',
    name: text('Om te geven of te bewaren', 'To give or to keep', 'Zum Schenken oder Behalten', 'À offrir ou à garder'),
    flows: ['cadeaubon', 'badenkaart', 'voucher-duo', 'jaarabonnement', 'voucher-rugmassage', 'badenkaart-5'],
  },
];
