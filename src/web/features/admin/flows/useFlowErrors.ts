import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { formSentence } from '#web/i18n/formSentences.ts';
import { useFlowFieldLabels } from './useFlowFieldLabels.ts';

const sentences: Record<string, MessageDescriptor> = {
  'slug duplicate': msg({ id: 'admin.flow.slug.taken', message: 'Een andere flow heeft dit adres al' }),
  'checkoutType not_allowed': msg({
    id: 'admin.flow.checkout.order',
    message: 'Een bestelling wordt altijd vooraf betaald: die kan niet op locatie worden afgerekend',
  }),
};

export const flowSentence = (name: string, code: string, label: string): MessageDescriptor =>
  sentences[`${name} ${code}`] ?? formSentence(code, label);

/** Sentences for the summary of a flow's form. */
export function useFlowErrors(): (name: string, code: string) => string {
  const { i18n } = useLingui();
  const labels: Partial<Record<string, string>> = useFlowFieldLabels();
  return (name, code) => i18n._(flowSentence(name, code, labels[name.split('.')[0]!] ?? name));
}
