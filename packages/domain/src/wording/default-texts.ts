// Knows the default texts of the players (§3.236, §7.145), used where an author wrote none.
import type { Locale } from "./locale.ts";
import type { Texts } from "./notification-texts.ts";

/** One text of a player: its slug and what it says (§3.236). */
export interface DefaultText {
  readonly slug: string;
  readonly value: string;
}

/** By slug. No-break spaces are written as such. */
const TEXTS: Readonly<Record<string, Texts>> = {
  demo: { fr: "Démonstration", en: "Demo" },
  start: { fr: "Commencer", en: "Start" },
  continue: { fr: "Continuer", en: "Go on" },
  leave: { fr: "Quitter", en: "Leave" },
  next: { fr: "Suivant", en: "Next" },
  previous: { fr: "Précédent", en: "Previous" },
  retry: { fr: "Réessayer", en: "Try again" },
  menu: { fr: "Menu du cours", en: "Course menu" },
  pages: { fr: "Pages", en: "Pages" },
  transcript: { fr: "Transcription", en: "Transcript" },
  "status-locked": { fr: "Verrouillé", en: "Locked" },
  "status-not-started": { fr: "À faire", en: "To do" },
  "status-started": { fr: "Commencé", en: "Started" },
  "status-complete": { fr: "Terminé", en: "Done" },
  "status-failed": { fr: "Échoué", en: "Failed" },
  "chapter-completed": { fr: "Chapitre terminé", en: "Chapter completed" },
  "course-completed": { fr: "Cours terminé", en: "Course completed" },
  "review-course": { fr: "Le parcourir à nouveau", en: "Look through it again" },
  "leave-course": { fr: "Quitter le cours", en: "Leave the course" },
  saved: { fr: "Enregistré", en: "Saved" },
  saving: { fr: "Enregistrement…", en: "Saving…" },
  "not-saved": { fr: "Pas encore enregistré", en: "Not saved yet" },
  offline: { fr: "Hors ligne\u00a0: gardé sur cet appareil", en: "Offline: kept on this device" },
  preview: { fr: "Aperçu\u00a0: rien n’est enregistré", en: "Preview: nothing is saved" },
  "page-locked": { fr: "Cette page est encore verrouillée", en: "This page is still locked" },
  "go-there": { fr: "Y aller", en: "Go there" },
  true: { fr: "Vrai", en: "True" },
  false: { fr: "Faux", en: "False" },
  "true-or-false": { fr: "Vrai ou faux\u00a0?", en: "True or false?" },
  "check-answers": { fr: "Vérifier mes réponses", en: "Check my answers" },
  right: { fr: "Exact.", en: "Right." },
  wrong: { fr: "Pas tout à fait.", en: "Not quite." },
  perfect: { fr: "Parfait.", en: "Perfect." },
  "well-done": {
    fr: "Bravo. Les bonnes réponses figurent ci-dessus.",
    en: "Well done. The right answers are shown above.",
  },
  "not-enough": {
    fr: "Ce n’est pas encore suffisant. Regardez les bonnes réponses, puis réessayez.",
    en: "Not enough yet. Look at the right answers, then try again.",
  },
  "your-result": { fr: "Votre résultat", en: "Your result" },
  "no-attempts-left": { fr: "Il ne reste aucune tentative.", en: "No attempt is left." },
  "game-unplayable": {
    fr: "Cet élément ne peut pas être affiché ici. Votre progression n’est pas affectée.",
    en: "This element cannot be shown here. Your progress is not affected.",
  },
  "attempts-to-continue": { fr: "Tentatives à reprendre", en: "Attempts to continue" },
  "attempts-not-started": { fr: "Tentatives à commencer", en: "Attempts to begin" },
  "attempts-failed": { fr: "Tentatives échouées", en: "Failed attempts" },
  "attempts-done": { fr: "Tentatives terminées", en: "Finished attempts" },
  "new-attempt": { fr: "Nouvelle tentative", en: "New attempt" },
  "right-answers": { fr: "Bonnes réponses", en: "Right answers" },
  "time-spent": { fr: "Temps passé", en: "Time spent" },
  slots: { fr: "Séances", en: "Dates" },
  sign: { fr: "Signer ma présence", en: "Sign that I am here" },
  signed: { fr: "Présence signée", en: "Signed" },
  "marked-absent": { fr: "Absence notée", en: "Marked as absent" },
  "signing-closed": {
    fr: "La signature n’est pas ouverte en ce moment.",
    en: "Signing is not open at the moment.",
  },
  trainer: { fr: "Formateur", en: "Trainer" },
  place: { fr: "Lieu", en: "Place" },
  "video-link": { fr: "Rejoindre la visioconférence", en: "Join the video call" },
  "open-file": { fr: "Ouvrir le fichier", en: "Open the file" },
};

/** All texts of a language, always in the same order. */
export const listDefaultTexts = (locale: Locale): readonly DefaultText[] =>
  Object.entries(TEXTS).map(([slug, texts]) => ({ slug, value: texts[locale] }));

/**
 * The texts that the players of courses and games show today, in the order in which learners meet them: each can be
 * replaced by one's own.
 */
export const SPOKEN_TEXTS = [
  "start",
  "continue",
  "next",
  "previous",
  "menu",
  "pages",
  "leave",
  "leave-course",
  "check-answers",
  "retry",
  "right",
  "perfect",
  "well-done",
  "not-enough",
  "true",
  "false",
  "true-or-false",
  "transcript",
  "status-not-started",
  "status-started",
  "status-complete",
  "status-failed",
  "status-locked",
  "page-locked",
  "go-there",
  "chapter-completed",
  "course-completed",
  "your-result",
  "review-course",
  "saving",
  "saved",
  "not-saved",
  "offline",
  "game-unplayable",
  "demo",
] as const;
export type SpokenText = (typeof SPOKEN_TEXTS)[number];

/** The product's own text. */
export const readDefaultText = (slug: string, locale: Locale): string => TEXTS[slug]?.[locale] ?? "";

/** True for the slug of a default text. */
export const isDefaultText = (slug: string): boolean => Object.hasOwn(TEXTS, slug);
