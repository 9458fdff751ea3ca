// Knows the names and contents of the sample classroom's documents, and when learners get them.
import type { DocumentTime } from "@academiz/domain/classiz";

export interface SampleDocument {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly when: DocumentTime;
}

const NBSP = "\u00a0";

export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  {
    name: "Programme de la matinée.pdf",
    title: "Gestes qui sauvent",
    when: "before",
    lines: [
      "Programme de la matinée",
      "",
      "1. Protéger, alerter, secourir",
      `2. Une personne ne répond plus${NBSP}: les premières minutes`,
      "3. Le massage cardiaque, sur mannequin",
      "4. Le défibrillateur, pas à pas",
      "5. Questions, puis un cas à plusieurs",
      "",
      `Venez en tenue souple${NBSP}: on s'exerce au sol.`,
      "Prenez votre téléphone, pour signer avec le code affiché dans la salle.",
    ],
  },
  {
    name: "À retenir.pdf",
    title: "À retenir",
    when: "after",
    lines: [
      `Les numéros d'urgence${NBSP}: 15, 18 ou 112.`,
      `Trente compressions, deux insufflations${NBSP}: jusqu'à l'arrivée des secours.`,
      `Le défibrillateur parle${NBSP}: suivez ce qu'il dit.`,
      "",
      "Ces gestes s'oublient en un an. Inscrivez-vous à une prochaine date.",
    ],
  },
];
