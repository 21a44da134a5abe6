import { useState } from 'react';
import { Accordion, AccordionPanel } from '#web/ui/Accordion.tsx';
import { artImage } from '#web/ui/artImage.ts';
import { Button } from '#web/ui/Button.tsx';
import { arch, fill } from '#web/ui/Card.css.ts';
import { CompactCard } from '#web/ui/CompactCard.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { WideCard } from '#web/ui/WideCard.tsx';
import { cardGrid, row, stack } from '#web/ui/theme/layout.css.ts';
import { Section } from './Section.tsx';

const order = <Button kind="soft">Reserveren</Button>;
const picture = (name: Parameters<typeof artImage>[0]) => <Picture image={artImage(name)} className={fill} />;

export function CardSection() {
  return (
    <Section title="Kaart">
      <WideCard
        first
        headingLevel={3}
        picture={picture('badhal')}
        title="Entree"
        text="Een dag of een paar uur in onze baden, sauna’s en tuin. Handdoek en badjas liggen voor je klaar als je dat wilt."
        actions={<Button>Reserveren</Button>}
      />
      <div className={cardGrid}>
        <WideCard
          headingLevel={3}
          picture={picture('dagdroom')}
          title="Arrangementen"
          text="In één keer geregeld."
          actions={order}
        />
        <WideCard
          headingLevel={3}
          picture={picture('hotstone')}
          title="Behandelingen"
          text="Je kiest zelf je tijd."
          actions={order}
        />
      </div>
      <div className={cardGrid}>
        <CompactCard
          picture={<Picture image={artImage('olijftak')} width={84} className={arch()} />}
          title="Cadeaubon"
          line="Jij kiest het bedrag"
          action={
            <Button kind="soft" size="small">
              Bestellen
            </Button>
          }
        />
      </div>
      <Panel>
        <RichText text={[{ tag: 'p', children: ['Een ', { tag: 'strong', children: ['vlak'] }, ' met tekst.'] }]} />
        <p>
          Totaal <Price text="12,50" spoken="12 euro 50" />
        </p>
      </Panel>
    </Section>
  );
}

export function WindowSection() {
  const [panel, setPanel] = useState<string | null>('ideal');
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  const toggle = (id: string) => () => setPanel(panel === id ? null : id);
  return (
    <Section title="Venster">
      <Accordion>
        <AccordionPanel
          title="iDEAL | Wero"
          headingLevel={3}
          icon="radio"
          picture={<Icon name="pin" />}
          open={panel === 'ideal'}
          onToggle={toggle('ideal')}
        >
          Je kiest je bank op de volgende pagina en komt daarna hier terug.
        </AccordionPanel>
        <AccordionPanel
          title="Registreren"
          headingLevel={3}
          icon="pencil"
          open={panel === 'register'}
          onToggle={toggle('register')}
        >
          Velden van het formulier.
        </AccordionPanel>
      </Accordion>
      <div className={row}>
        <Button kind="outline" onClick={() => setOpen('dialog')}>
          Open venster
        </Button>
        <Button kind="outline" onClick={() => setOpen('alert')}>
          Open vraag
        </Button>
        <Button kind="outline" onClick={() => setOpen('sheet')}>
          Open blad
        </Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="Reserveren" closeLabel="Sluiten">
        Handdoek en badjas huur je aan de kassa.
      </Dialog>
      <Dialog
        alert
        open={open === 'alert'}
        onClose={close}
        title="Product verwijderen"
        closeLabel="Sluiten"
        actions={
          <>
            <Button kind="text" data-first-focus onClick={close}>
              Annuleren
            </Button>
            <Button onClick={close}>Verwijderen</Button>
          </>
        }
      >
        Weet je zeker dat je Hotstone massage wilt verwijderen?
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Je reservering"
        closeLabel="Sluiten"
        foot={<Button full>Volgende</Button>}
      >
        <div className={stack} style={{ padding: '0 20px' }}>
          <p>Hieronder vind je de inhoud van je reservering.</p>
        </div>
      </Sheet>
    </Section>
  );
}
