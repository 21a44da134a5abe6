import { Trans } from '@lingui/react/macro';
import type { FlowDefinition, FlowParts } from '#contract/names.ts';
import { versions } from '../kit/form/Form.css.ts';
import { valuesOf } from './flowValues.ts';
import { useFlowInWords } from './useFlowInWords.ts';

/** What publishing changes for visitors. */
export function FlowDifferences({ flow: { form, published }, parts }: { flow: FlowDefinition; parts: FlowParts }) {
  const inWords = useFlowInWords(parts);
  if (published === null) return null;
  const now = new Map(inWords(valuesOf(published)).map(({ label, text }) => [label, text]));
  const differing = inWords(valuesOf(form)).filter(({ label, text }) => now.get(label) !== text);
  return (
    <table className={versions}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="admin.conflict.field">Veld</Trans>
          </th>
          <th scope="col">
            <Trans id="admin.flow.now">Nu te zien</Trans>
          </th>
          <th scope="col">
            <Trans id="admin.flow.next">Na publiceren</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {differing.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now.get(label) || '–'}</td>
            <td>{text || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
