// Knows what is ticked, turned on, and chosen from a list.
import { useState } from "react";
import { Checkbox, Combobox, Field, RadioGroup, Select, Switch } from "../../src/index.ts";
import * as styles from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

type Strategy = "mastery" | "adaptive" | "linear";

export function Choices() {
  const say = useSay();
  const [checked, setChecked] = useState(true);
  const [sound, setSound] = useState(true);
  const [strategy, setStrategy] = useState<Strategy | null>("mastery");
  const [type, setType] = useState<string | null>(null);
  const [person, setPerson] = useState<string | null>("claire");
  return (
    <Section title={say("Choices", "Choix")}>
      <div className={styles.columns}>
        <div className={styles.section}>
          <Checkbox
            checked={checked}
            onCheckedChange={setChecked}
            help={say("At the first visit.", "À la première visite.")}
          >
            {say("Ask to accept the terms", "Demander d’accepter les conditions")}
          </Checkbox>
          <Checkbox checked="mixed" onCheckedChange={setChecked}>
            {say("Some of the chapters", "Certains chapitres")}
          </Checkbox>
          <Checkbox checked disabled onCheckedChange={setChecked}>
            {say("Always on", "Toujours actif")}
          </Checkbox>
          <Switch checked={sound} onCheckedChange={setSound}>
            {say("Sound", "Son")}
          </Switch>
          <Switch
            checked={!sound}
            onCheckedChange={(on) => setSound(!on)}
            help={say("Shown to trainers.", "Visible des formateurs.")}
          >
            {say("Read aloud", "Lecture à voix haute")}
          </Switch>
        </div>
        <RadioGroup<Strategy>
          label={say("Strategy", "Stratégie")}
          help={say("It applies to new attempts.", "Elle vaut pour les nouvelles tentatives.")}
          value={strategy}
          onValueChange={setStrategy}
          options={[
            {
              value: "mastery",
              label: say("Mastery", "Maîtrise"),
              help: say("Goes on until it is known.", "Continue jusqu’à la maîtrise."),
            },
            { value: "adaptive", label: say("Adaptive test", "Test adaptatif") },
            { value: "linear", label: say("Linear", "Linéaire"), disabled: true },
          ]}
        />
        <div className={styles.section}>
          <Field label={say("Type", "Type")}>
            <Select
              value={type}
              onValueChange={setType}
              options={[
                {
                  value: "learniz",
                  label: "Learniz",
                  note: say("Slides and interactivities", "Pages et interactivités"),
                },
                { value: "game", label: say("Game", "Jeu") },
                { value: "scorm", label: "SCORM" },
              ]}
            />
          </Field>
          <Field
            label={say("Owner", "Propriétaire")}
            error={person ? undefined : say("Choose somebody.", "Choisissez une personne.")}
          >
            <Combobox
              value={person}
              onValueChange={setPerson}
              options={[
                { value: "claire", label: "Claire Fontaine", note: "claire@acme.fr" },
                { value: "eloise", label: "Éloïse Martin", note: "eloise@acme.fr" },
                { value: "marc", label: "Marc Dubois", note: "marc@acme.fr" },
              ]}
            />
          </Field>
        </div>
      </div>
    </Section>
  );
}
