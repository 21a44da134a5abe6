import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { OrderButton } from '#web/ui/OrderButton.tsx';
import { Counter } from '#web/ui/Counter.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { TimeGrid } from '#web/ui/TimeGrid.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { Section } from './Section.tsx';

const moments = ['Hele dag', 'Middag', 'Avond'].map((label) => ({ value: label, label }));
const kinds = ['Massage', 'Gezicht', 'Lichaam', 'Hammam', 'Klei en zout'].map((label) => ({ value: label, label }));
const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '13:00', '13:30', '14:00'];
const lengths = [
  { value: '25', label: '25 min', sub: '49,-' },
  { value: '50', label: '50 min', sub: '79,-' },
  { value: '80', label: '80 min', sub: '109,-' },
];

export function ButtonSection() {
  return (
    <Section title="Knop">
      <div className={row}>
        <Button iconAfter={<Icon name="chevronRight" />}>Volgende</Button>
        <Button busyLabel="Bezig…">Voeg alles toe</Button>
        <Button disabled>Volgende</Button>
      </div>
      <div className={row}>
        <Button kind="soft">Voeg toe</Button>
        <Button kind="soft" size="small">
          Kies tijd
        </Button>
        <Button kind="outline" icon={<Icon name="chevronLeft" />}>
          Vorige
        </Button>
        <Button kind="text">Annuleren</Button>
        <a className={linkClass} href="#knop">
          Wijzigen
        </a>
        <a className={buttonClass({ kind: 'outline' })} href="#knop">
          Link als knop
        </a>
        <IconButton icon="close" label="Sluiten" />
        <IconButton plain icon="info" label="Uitleg" />
      </div>
      <div style={{ maxWidth: '440px' }}>
        <OrderButton type="button" action="Doorgaan naar iDEAL" duty="Bestelling met betalingsverplichting · € 99,-" />
      </div>
    </Section>
  );
}

export function ChoiceSection() {
  const [moment, setMoment] = useState('Hele dag');
  const [kind, setKind] = useState('Massage');
  const [time, setTime] = useState<string | null>('10:00');
  const [length, setLength] = useState('50');
  const [persons, setPersons] = useState(2);
  return (
    <Section title="Kiezen">
      <div className={row} style={{ alignItems: 'end', gap: '20px 32px' }}>
        <Counter
          label="Aantal personen"
          value={persons}
          min={1}
          max={6}
          onChange={setPersons}
          text={persons === 1 ? '1 persoon' : `${persons} personen`}
          lessLabel="Eén persoon minder"
          moreLabel="Eén persoon meer"
        />
        <RadioTags
          label="Wanneer kom je ontspannen?"
          options={moments}
          value={moment}
          onChange={setMoment}
          size="tall"
        />
      </div>
      <RadioTags
        label="Categorie"
        hideLabel
        dot={false}
        layout="scroll"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <div style={{ maxWidth: '372px' }}>
        <TimeGrid
          label="Aankomst"
          options={times.map((value) => ({ value, label: value, disabled: value === '13:30' }))}
          value={time}
          onChange={setTime}
        />
      </div>
      <div style={{ maxWidth: '360px' }}>
        <Segment label="Duur" options={lengths} value={length} onChange={setLength} />
      </div>
    </Section>
  );
}
