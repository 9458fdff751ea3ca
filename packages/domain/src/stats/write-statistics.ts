// Knows how tables of statistics are written as lines of texts and numbers, in each language, and no text as a formula.
import { escapeCell } from "../kernel/index.ts";
import type { ProgressStatus } from "../progress/index.ts";
import type { Locale } from "../wording/index.ts";

interface FiguresRow {
  readonly active: number;
  readonly starts: number;
  readonly completions: number;
  readonly average: number | null;
  /** Seconds. */
  readonly time: number;
}
interface PageRow {
  readonly chapter: string;
  readonly title: string;
  readonly reached: number;
  readonly left: number;
  readonly visits: number;
  readonly average: number | null;
}
interface ItemRow {
  readonly item: string;
  readonly page: string | null;
  readonly title: string | null;
  readonly words: string | null;
  readonly answered: number;
  readonly right: number;
  readonly difficulty: number | null;
  readonly discrimination: number | null;
  readonly others: number;
  readonly chosen: readonly {
    readonly said: readonly (string | number | boolean | null)[];
    readonly count: number;
  }[];
}
interface LearnerRow {
  readonly identifier: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
  /** ISO timestamp. */
  readonly eventDate: string;
}
interface WaitingRow {
  readonly identifier: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The deadline, an ISO timestamp; null: none. */
  readonly due: string | null;
}
interface WayRow {
  /** Titles of pages. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}
export type StatisticsTable =
  | { readonly table: "weeks"; readonly rows: readonly (FiguresRow & { readonly from: string })[] }
  | { readonly table: "products"; readonly rows: readonly (FiguresRow & { readonly name: string })[] }
  | { readonly table: "places"; readonly rows: readonly (FiguresRow & { readonly title: string })[] }
  | { readonly table: "scores"; readonly rows: readonly number[] }
  | { readonly table: "pages"; readonly rows: readonly PageRow[] }
  | { readonly table: "ways"; readonly rows: readonly WayRow[] }
  | { readonly table: "items"; readonly rows: readonly ItemRow[] }
  | { readonly table: "learners"; readonly rows: readonly LearnerRow[] }
  | { readonly table: "waiting"; readonly rows: readonly WaitingRow[] }
  | { readonly table: "late"; readonly rows: readonly (WaitingRow & { readonly product: string })[] };

const WORDS = {
  week: { en: "Week from", fr: "Semaine du" },
  product: { en: "Product", fr: "Produit" },
  place: { en: "Place", fr: "Lieu" },
  active: { en: "Active learners", fr: "Apprenants actifs" },
  starts: { en: "Starts", fr: "Débuts" },
  completions: { en: "Completions", fr: "Achèvements" },
  average: { en: "Average score", fr: "Score moyen" },
  minutes: { en: "Time (minutes)", fr: "Temps (minutes)" },
  from: { en: "Score from", fr: "Score de" },
  to: { en: "Score to", fr: "Score à" },
  learners: { en: "Learners", fr: "Apprenants" },
  chapter: { en: "Chapter", fr: "Chapitre" },
  page: { en: "Page", fr: "Page" },
  reached: { en: "Reached", fr: "Atteinte" },
  left: { en: "Left here", fr: "Quittée ici" },
  visits: { en: "Visits", fr: "Visites" },
  fromPage: { en: "From page", fr: "De la page" },
  toPage: { en: "To page", fr: "À la page" },
  times: { en: "Times", fr: "Fois" },
  seconds: { en: "Average time (seconds)", fr: "Temps moyen (secondes)" },
  question: { en: "Question", fr: "Question" },
  game: { en: "Game", fr: "Jeu" },
  answered: { en: "Answered", fr: "Réponses" },
  right: { en: "Right", fr: "Justes" },
  difficulty: { en: "Difficulty (share right)", fr: "Difficulté (part juste)" },
  discrimination: { en: "Discrimination", fr: "Discrimination" },
  chosen: { en: "Answers chosen", fr: "Réponses choisies" },
  lastname: { en: "Last name", fr: "Nom" },
  firstname: { en: "First name", fr: "Prénom" },
  identifier: { en: "Identifier", fr: "Identifiant" },
  status: { en: "Status", fr: "Statut" },
  progress: { en: "Progress (%)", fr: "Progression (%)" },
  score: { en: "Score", fr: "Score" },
  lastActivity: { en: "Last activity (UTC)", fr: "Dernière activité (UTC)" },
  due: { en: "To be done by (UTC)", fr: "À terminer avant (UTC)" },
  COMPLETE: { en: "Completed", fr: "Terminé" },
  FAILED: { en: "Failed", fr: "Échoué" },
  STARTED: { en: "Started", fr: "Commencé" },
  NOT_STARTED: { en: "Not started", fr: "Non commencé" },
  LOCKED: { en: "Locked", fr: "Verrouillé" },
  other: { en: "other", fr: "autre" },
  true: { en: "true", fr: "vrai" },
  false: { en: "false", fr: "faux" },
} as const;

/** A number is rounded as it is shown. */
export type StatisticsLines = readonly (readonly (string | number)[])[];

/** Numbers as spreadsheets read them in a text of this language. */
export const writeNumbers = (lines: StatisticsLines, locale: Locale): readonly (readonly string[])[] =>
  lines.map((cells) =>
    cells.map((cell) => {
      if (typeof cell === "string") return cell;
      return locale === "fr" ? String(cell).replace(".", ",") : String(cell);
    }),
  );

/** A head, and one line for each row. */
export function writeStatistics(told: StatisticsTable, locale: Locale): StatisticsLines {
  const say = (word: keyof typeof WORDS) => WORDS[word][locale];
  const write = (value: number | null, digits = 0) => (value === null ? "" : Number(value.toFixed(digits)));
  const figures = ["active", "starts", "completions", "average", "minutes"] as const;
  const writeFigures = ({ active, starts, completions, average, time }: FiguresRow) => [
    ...[active, starts, completions].map((count) => write(count)),
    write(average, 1),
    write(time / 60, 1),
  ];
  switch (told.table) {
    case "weeks":
      return [
        [say("week"), ...figures.map(say)],
        ...told.rows.map((row) => [row.from.slice(0, 10), ...writeFigures(row)]),
      ];
    case "products":
      return [
        [say("product"), ...figures.map(say)],
        ...told.rows.map((row) => [escapeCell(row.name), ...writeFigures(row)]),
      ];
    case "places":
      return [
        [say("place"), ...figures.map(say)],
        ...told.rows.map((row) => [escapeCell(row.title), ...writeFigures(row)]),
      ];
    case "scores":
      return [
        [say("from"), say("to"), say("learners")],
        ...told.rows.map((count, tenth) => [
          write(tenth * 10),
          write(tenth === 9 ? 100 : tenth * 10 + 9),
          write(count),
        ]),
      ];
    case "pages":
      return [
        (["chapter", "page", "reached", "left", "visits", "seconds"] as const).map(say),
        ...told.rows.map((row) => [
          ...[row.chapter, row.title].map(escapeCell),
          ...[row.reached, row.left, row.visits].map((count) => write(count)),
          write(row.average),
        ]),
      ];
    case "ways":
      return [
        (["fromPage", "toPage", "times"] as const).map(say),
        ...told.rows.map(({ from, to, count }) => [escapeCell(from), escapeCell(to), write(count)]),
      ];
    case "learners":
      return [
        (
          ["lastname", "firstname", "identifier", "status", "progress", "score", "minutes", "lastActivity"] as const
        ).map(say),
        ...told.rows.map((row) => [
          ...[row.lastname, row.firstname, row.identifier].map(escapeCell),
          say(row.status),
          write(row.percentage, 1),
          write(row.score, 1),
          write(row.time / 60, 1),
          writeMoment(row.eventDate),
        ]),
      ];
    case "late":
      return [
        (["lastname", "firstname", "identifier", "product", "due"] as const).map(say),
        ...told.rows.map(({ lastname, firstname, identifier, product, due }) => [
          ...[lastname, firstname, identifier, product].map(escapeCell),
          due === null ? "" : writeMoment(due),
        ]),
      ];
    case "waiting":
      return [
        (["lastname", "firstname", "identifier", "due"] as const).map(say),
        ...told.rows.map(({ lastname, firstname, identifier, due }) => [
          ...[lastname, firstname, identifier].map(escapeCell),
          due === null ? "" : writeMoment(due),
        ]),
      ];
    case "items":
      return [
        (["page", "game", "question", "answered", "right", "difficulty", "discrimination", "chosen"] as const).map(say),
        ...told.rows.map((row) => [
          ...[row.page ?? "", row.title ?? "", row.words ?? row.item].map(escapeCell),
          ...[row.answered, row.right].map((count) => write(count)),
          ...[row.difficulty, row.discrimination].map((share) => write(share, 2)),
          escapeCell(
            [
              ...row.chosen.map(({ said, count }) => `${said.map((part) => sayPart(part, say)).join(", ")} (${count})`),
              ...(row.others > 0 ? [`${say("other")} (${row.others})`] : []),
            ].join(" · "),
          ),
        ]),
      ];
  }
}

const writeMoment = (iso: string): string => iso.slice(0, 16).replace("T", " ");

const sayPart = (part: string | number | boolean | null, say: (word: "other" | "true" | "false") => string): string =>
  part === null ? say("other") : typeof part === "boolean" ? say(part ? "true" : "false") : String(part);
