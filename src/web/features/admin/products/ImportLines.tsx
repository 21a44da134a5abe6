import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportLine } from '#contract/names.ts';
import { versions } from '../kit/form/Form.css.ts';
import { sheetSentence } from './sheetSentence.ts';

/** A line of the file each: made, changed, or refused and why. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  const { t, i18n } = useLingui();
  if (lines.length === 0) return null;
  const fates = {
    created: t({ id: 'sheet.fate.created', message: 'nieuw' }),
    changed: t({ id: 'admin.audit.changed', message: 'gewijzigd' }),
    unchanged: t({ id: 'sheet.fate.unchanged', message: 'blijft zoals het is' }),
  };
  return (
    <table className={versions}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="sheet.line">Regel</Trans>
          </th>
          <th scope="col">
            <Trans id="admin.column.name">Naam</Trans>
          </th>
          <th scope="col">
            <Trans id="sheet.fate">Wat er gebeurt</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, name, fate, errors }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{name}</td>
            <td>
              {fate !== 'refused'
                ? fates[fate]
                : errors.map(({ pointer, code }) => i18n._(sheetSentence(code, pointer.slice(1)))).join('. ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
