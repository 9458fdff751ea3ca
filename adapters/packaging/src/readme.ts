// Knows what a package tells the person who puts it somewhere: what it is, where it goes, and what it reports there at
// its end.
import type { PackageOrder } from "@academiz/backend/ports";

export const README_PATH = "README.txt";

const READINGS: Readonly<Record<PackageOrder["exitReading"], { readonly fr: string; readonly en: string }>> = {
  BY_STATUS: {
    fr: "Une fois terminé, il est quitté pour de bon ; sinon il est suspendu et reprend là où il a été laissé.",
    en: "Once it is completed it is left for good; until then it is suspended, and goes on where it was left.",
  },
  ALWAYS_NORMAL: {
    fr: "Il est quitté pour de bon à chaque visite, quel que soit son statut.",
    en: "It is left for good at each visit, whatever its status.",
  },
  ALWAYS_SUSPEND: {
    fr: "Il est toujours suspendu, même terminé : la plateforme rend tout à la visite suivante. À choisir pour celles qui, en SCORM 2004, ne rendent rien de ce qui a été terminé.",
    en: "It is always suspended, completed or not: the platform hands everything back at the next visit. For those that hand nothing back of what was completed in SCORM 2004.",
  },
};

export function writeReadme({
  title,
  format,
  exitReading,
}: Pick<PackageOrder, "title" | "format" | "exitReading">): string {
  if (format === "web") return writeWebReadme(title);
  const { fr, en } = READINGS[exitReading];
  return `${title}
SCORM ${format}

Français
Déposez ce fichier zip tel quel dans votre plateforme.
Fin de visite (exit) : ${exitReading}. ${fr}

English
Put this zip into your platform as it is.
End of a visit (exit): ${exitReading}. ${en}
`;
}

const writeWebReadme = (title: string): string => `${title}

Français
Décompressez ce fichier zip dans un dossier. Sur un site web, l’adresse de ce dossier ouvre le cours. Sur un ordinateur, un double clic sur index.html l’ouvre.
La progression de chaque personne reste dans son navigateur : personne d’autre ne la voit.

English
Unpack this zip into a folder. On a website the address of that folder opens the course. On a computer, a double click on index.html opens it.
The progress of each person stays in their browser: nobody else sees it.
`;
