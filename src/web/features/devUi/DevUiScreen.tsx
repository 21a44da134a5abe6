import { artImage } from '#web/ui/artImage.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Main } from '#web/ui/Main.tsx';
import { PhoneBar } from '#web/ui/PhoneBar.tsx';
import { StepBar, type Step } from '#web/ui/StepBar.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { Waterline } from '#web/ui/Waterline.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { ButtonSection, ChoiceSection } from './ControlSections.tsx';
import { bandTitle } from './DevUi.css.ts';
import { FieldSection } from './FieldSection.tsx';
import { FoundationSections } from './FoundationSections.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { DaySection, OfferSection, PickerSection } from './PickerSection.tsx';
import { CardSection, WindowSection } from './SurfaceSections.tsx';

const steps: readonly Step[] = [
  { id: '1', label: 'Reservering', state: 'done' },
  { id: '2', label: 'Jouw keuzes', state: 'current' },
  { id: '3', label: 'Gegevens', state: 'todo' },
  { id: '4', label: 'Afronden', state: 'todo' },
];

/** Every part of ui/ in its states, for developers and designers. */
export function DevUiScreen() {
  const next = <Button iconAfter={<Icon name="chevronRight" />}>Volgende</Button>;
  return (
    <>
      <Main>
        <Waterline image={artImage('kop-leeg')}>
          <div className={container}>
            <h1 className={`${type.h1} ${bandTitle}`}>Onderdelen</h1>
          </div>
        </Waterline>
        <div className={container}>
          <FoundationSections />
          <ButtonSection />
          <FieldSection />
          <ChoiceSection />
          <CalendarSection />
          <NoticeSection />
          <CardSection />
          <PickerSection />
          <OfferSection />
          <DaySection />
          <WindowSection />
        </div>
      </Main>
      <BottomBar label="Verder">
        <PhoneBar
          progress={{ label: 'Stap 2 van 4: Jouw keuzes', value: 2, max: 4 }}
          basket={{
            label: 'Je reservering, 3 producten, € 123,-',
            title: 'Je reservering',
            total: '123,-',
            count: 3,
            onOpen: () => undefined,
          }}
          next={next}
        />
        <StepBar
          label="Stappen"
          doneText="afgerond"
          steps={steps}
          previous={
            <Button kind="outline" icon={<Icon name="chevronLeft" />}>
              Vorige
            </Button>
          }
          next={next}
        />
      </BottomBar>
    </>
  );
}
