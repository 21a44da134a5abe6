import { useState } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { fields } from './DevUi.css.ts';
import { Section } from './Section.tsx';

const guests = [
  { value: '1', label: 'Gast 1' },
  { value: '2', label: 'Gast 2' },
];
const wrong = { fieldId: 'dev-phone', text: 'Ongeldig telefoonnummer' };

export function FieldSection() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Section title="Veld">
      {attempt > 0 ? <ErrorSummary title="Er klopt nog iets niet" items={[wrong]} attempt={attempt} /> : null}
      <div className={fields}>
        <TextField label="Voornaam" name="dev-first" autoComplete="given-name" defaultValue="Anna" />
        <TextField label="Tussenvoegsel" optionalLabel="(optioneel)" name="dev-middle" defaultValue="van der" />
        <TextField
          id="dev-phone"
          label="Telefoonnummer"
          type="tel"
          defaultValue="06 12 34 5"
          error="Ongeldig telefoonnummer"
        />
        <TextField label="E-mailadres" type="email" readOnly value="anna@voorbeeld.nl" />
        <SelectField label="Voor wie?" options={guests} defaultValue="1" />
        <SelectField label="Keuze 1" options={guests} placeholder="Kies een optie" defaultValue="" />
        <PasswordField
          label="Wachtwoord"
          hint="Minimaal 8 tekens"
          showLabel="Wachtwoord tonen"
          hideLabel="Wachtwoord verbergen"
          autoComplete="new-password"
          defaultValue="olijfgaard"
        />
        <TextField label="Postcode" placeholder="1234 AB" />
      </div>
      <TextArea label="Opmerking" optionalLabel="(optioneel)" defaultValue="Ik neem graag een warme steen mee." />
      <RadioTags label="Geslacht" options={['Vrouw', 'Man', 'Anders'].map((label) => ({ value: label, label }))} />
      <Checkbox label="Houd mij op de hoogte" defaultChecked />
      <Checkbox label="Ik ga akkoord met de voorwaarden" error="Vink dit aan om verder te gaan" />
      <div>
        <Button kind="soft" onClick={() => setAttempt(attempt + 1)}>
          Toon fouten
        </Button>
      </div>
    </Section>
  );
}
