import { useWatch } from 'react-hook-form';
import type { Language } from '#domain/values/translated.ts';
import { LanguageBoxes } from './LanguageBoxes.tsx';
import type { SettingsFormRef } from './SettingsPage.tsx';

export function LanguageChoice({ form }: { form: SettingsFormRef }) {
  const chosen = useWatch({ control: form.control, name: 'languages' }) as Language[];
  return <LanguageBoxes chosen={chosen} onChange={(next) => form.setValue('languages', next, { shouldDirty: true })} />;
}
