import { Icon } from '#web/ui/Icon.tsx';
import { iconPaths, type IconName } from '#web/ui/iconPaths.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { oliveColors, type ColorName } from '#domain/catalog/oliveColors.ts';
import { vars } from '#web/ui/theme/contract.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { icons, swatch, swatches } from './DevUi.css.ts';
import { Section } from './Section.tsx';

export function FoundationSections() {
  return (
    <>
      <Section title="Kleur">
        <div className={swatches}>
          {(Object.keys(oliveColors) as ColorName[]).map((name) => (
            <div key={name}>
              <div className={swatch} style={{ background: vars.color[name] }} />
              <p className={type.small}>{name}</p>
              <p className={type.small}>{oliveColors[name]}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Letter">
        <p className={type.display}>Wat wil je reserveren?</p>
        <p className={type.h1}>Kies een behandeling</p>
        <p className={type.h2}>Beschikbare tijden</p>
        <p className={type.h3}>Hotstone massage</p>
        <p className={type.lead}>Zo weten we wie er komt, en sturen we je de bevestiging.</p>
        <p className={type.body}>Warme basaltstenen, langzame halen. Je kiest zelf je tijd.</p>
        <p className={type.small}>Prijzen zijn incl. btw</p>
      </Section>
      <Section title="Teken">
        <div className={icons}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </div>
        <div className={row}>
          <Logo above="Thermen" name="Olijfgaard" />
        </div>
      </Section>
    </>
  );
}
