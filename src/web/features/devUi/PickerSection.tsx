import { useState } from 'react';
import { AddedLine } from '#web/ui/AddedLine.tsx';
import { artImage } from '#web/ui/artImage.ts';
import { Button } from '#web/ui/Button.tsx';
import { DayAxis, DayLine } from '#web/ui/DayLine.tsx';
import { fill } from '#web/ui/Card.css.ts';
import { Offers } from '#web/ui/Offers.tsx';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { perPerson, pickerGrid, thumbnail } from '#web/ui/PickerCard.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { RowCard } from '#web/ui/RowCard.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Section } from './Section.tsx';

const guests = ['Gast 1', 'Gast 2'].map((label) => ({ value: label, label }));
const lengths = [
  { value: '25', label: '25 min', sub: '49,-' },
  { value: '50', label: '50 min', sub: '79,-' },
  { value: '80', label: '80 min', sub: '109,-' },
];

const day = { from: 600, to: 960 };
const hours = [600, 720, 840, 960].map((at) => ({ at, label: `${at / 60}:00` }));

export function OfferSection() {
  return (
    <Section title="Wat wel kan">
      <Offers
        label="Wat wel kan"
        offers={['13:30', 'zo 17 mei', 'Gast 1 om 13:00']}
        textOf={(offer) => offer}
        onTake={() => undefined}
      />
    </Section>
  );
}

export function DaySection() {
  return (
    <Section title="Dagplan">
      <div>
        <DayLine
          scale={day}
          blocks={[
            { from: 630, to: 680 },
            { from: 720, to: 780 },
          ]}
        />
        <DayLine scale={day} blocks={[{ from: 630, to: 680 }]} />
        <DayAxis scale={day} marks={hours} />
      </div>
    </Section>
  );
}

export function PickerSection() {
  const [length, setLength] = useState('50');
  const [added, setAdded] = useState(false);
  const info = { label: 'Meer over Hotstone massage', words: 'Warme basaltstenen, langzame halen.' };
  const add = (
    <Button kind="soft" full onClick={() => setAdded(true)}>
      Voeg toe
    </Button>
  );
  return (
    <Section title="Keuzekaart">
      <div className={pickerGrid}>
        <PickerCard
          picture={<Picture image={artImage('hotstone')} width={400} className={fill} />}
          title="Hotstone massage"
          info={info}
        >
          <Segment label="Duur en prijs" options={lengths} value={length} onChange={setLength} />
          <SelectField label="Voor wie?" options={guests} />
          {add}
          <AddedLine>{added ? 'Toegevoegd voor gast 1' : null}</AddedLine>
        </PickerCard>
        <PickerCard
          picture={<Picture image={artImage('tafel')} width={400} className={fill} />}
          title="Avond aan het water"
          price={
            <>
              <Price text="89,-" spoken="89 euro" /> <span className={perPerson}>p.p.</span>
            </>
          }
        >
          <SelectField label="Voor wie?" options={guests} />
          {add}
        </PickerCard>
      </div>
      <RowCard
        picture={<Picture image={artImage('klei')} width={88} className={thumbnail} />}
        title="Rasul met klei"
        info={{ label: 'Meer over Rasul met klei', words: 'Zelf insmeren, samen in de stoom.' }}
        line="45 min"
        price={<Price text="64,50" spoken="64 euro 50" />}
        action={
          <Button kind="soft" size="small">
            Voeg toe
          </Button>
        }
      />
    </Section>
  );
}
