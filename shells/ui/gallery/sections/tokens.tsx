// Knows the colours and the type of the look in force.
import { ACCENTS } from "@academiz/domain/theme";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";
import { container, fill, scale, single, swatches } from "./tokens.css.ts";

const SIZES = ["display", "headline", "title", "lead", "body", "small", "caption"] as const;

const SINGLE = ["danger", "focus", "selection"] as const;

export function Tokens() {
  const say = useSay();
  return (
    <Section title={say("Colours and type", "Couleurs et caractères")}>
      <div className={swatches}>
        {ACCENTS.map((name) => (
          <span key={name} className={fill[name]}>
            {name}
          </span>
        ))}
        {ACCENTS.map((name) => (
          <span key={name} className={container[name]}>
            {name}
          </span>
        ))}
        {SINGLE.map((name) => (
          <span key={name} className={single[name]}>
            {name}
          </span>
        ))}
      </div>
      {SIZES.map((size) => (
        <p key={size} className={scale[size]}>
          {say("Learning never exhausts the mind", "Apprendre n’épuise jamais l’esprit")}
        </p>
      ))}
    </Section>
  );
}
