// Knows what is typed and chosen.
import { useState } from "react";
import {
  Button,
  Field,
  Form,
  FormDialog,
  PasswordInput,
  SearchInput,
  TextArea,
  TextInput,
  useDraft,
} from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

export function Forms() {
  const say = useSay();
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft({ name: "", minutes: "", text: "", language: "FR" });
  const group = useDraft({ name: "" });
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
      <Form
        fields={[
          {
            kind: "line",
            name: "name",
            label: say("Name", "Nom"),
            help: say("Learners read it.", "Les apprenants le lisent."),
          },
          {
            kind: "line",
            name: "minutes",
            label: say("Duration, in minutes", "Durée, en minutes"),
            inputMode: "numeric",
          },
          { kind: "text", name: "text", label: say("About", "À propos") },
          {
            kind: "choice",
            name: "language",
            label: say("Language", "Langue"),
            inRow: true,
            options: [
              { value: "FR", label: "Français" },
              { value: "EN", label: "English" },
            ],
          },
        ]}
        draft={draft}
        errors={{
          ...(draft.values.name === "" && { name: say("It needs a name.", "Il lui faut un nom.") }),
          ...(!/^\d*$/.test(draft.values.minutes) && {
            minutes: say("Type a whole number.", "Écrivez un nombre entier."),
          }),
        }}
        onSubmit={() => undefined}
        save={{ label: say("Save", "Enregistrer"), isBusy: false }}
      />
      <Button onClick={() => setOpen(true)}>{say("A form in a side panel", "Un formulaire dans un panneau")}</Button>
      {isOpen && (
        <FormDialog
          place="end"
          title={say("New group", "Nouveau groupe")}
          submitLabel={say("Create the group", "Créer le groupe")}
          isBusy={false}
          onClose={() => setOpen(false)}
          fields={[{ kind: "line", name: "name", label: say("Name of the group", "Nom du groupe") }]}
          draft={group}
          errors={group.values.name === "" ? { name: say("It needs a name.", "Il lui faut un nom.") } : {}}
          onSubmit={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
