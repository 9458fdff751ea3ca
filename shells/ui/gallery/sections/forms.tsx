// Knows what is typed and chosen.
import { useState } from "react";
import { Field, PasswordInput, SearchInput, TextArea, TextInput } from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

export function Forms() {
  const say = useSay();
  const [query, setQuery] = useState("");
  return (
    <Section title={say("Forms", "Formulaires")}>
      <div className={styles.columns}>
        <Field
          label={say("Course name", "Nom de la formation")}
          help={say("Learners see it in the catalogue.", "Les apprenants le voient dans le catalogue.")}
          required
        >
          <TextInput placeholder={say("Safety first", "La sécurité d’abord")} />
        </Field>
        <Field
          label={say("Email", "Adresse électronique")}
          error={say(
            "This address has no @. Write it like name@company.com.",
            "Il manque le @. Écrivez par exemple nom@entreprise.fr.",
          )}
        >
          <TextInput type="email" defaultValue="claire.fontaine" />
        </Field>
        <Field label={say("Password", "Mot de passe")}>
          <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
        </Field>
        <Field label={say("Identifier", "Identifiant")} help={say("It cannot change.", "Il ne peut pas changer.")}>
          <TextInput value="acme-safety-first" readOnly />
        </Field>
        <Field label={say("Closed", "Fermé")}>
          <TextInput disabled value={say("Not for your role", "Pas pour votre rôle")} />
        </Field>
        <SearchInput label={say("Search users", "Chercher une personne")} value={query} onValueChange={setQuery} />
        <Field label={say("Description", "Description")} optional>
          <TextArea />
        </Field>
      </div>
    </Section>
  );
}
