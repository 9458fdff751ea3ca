// Knows the words by which insertions are found: in both languages, whichever the author's is.

export const INSERTION_WORDS = {
  heading: "heading title titre h2",
  subheading: "subheading subtitle sous-titre h3",
  bullets: "bulleted list bullets liste à puces",
  numbers: "numbered list ordered liste numérotée",
  quote: "quote citation",
  note: "callout note information encadré à noter remarque",
  tip: "callout tip hint encadré conseil astuce",
  warning: "callout warning caution encadré attention avertissement",
  danger: "callout danger encadré danger",
  table: "table grid tableau grille",
  columns: "two columns side by side deux colonnes côte à côte",
  threeColumns: "three columns trois colonnes",
  picture: "picture image photo illustration",
  film: "film video movie vidéo",
  sound: "sound audio son musique",
  file: "file document attachment fichier pièce jointe",
  embed: "embed page site youtube vimeo iframe web intégrer page vidéo carte",
  link: "link address lien adresse",
  code: "code lignes de code programme",
} as const;
export type InsertionKey = keyof typeof INSERTION_WORDS;
/** In the order in which they are offered. */
export const INSERTION_KEYS = Object.keys(INSERTION_WORDS) as readonly InsertionKey[];
