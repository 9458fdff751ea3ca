// Knows the texts of the sample package, in each language.

export interface PackageTexts {
  readonly language: "en" | "fr";
  readonly title: string;
  readonly description: string;
  readonly lesson: string;
  readonly steps: readonly string[];
  readonly next: string;
  readonly back: string;
  readonly question: string;
  readonly answers: readonly string[];
  /** Which of the answers is right, from 0. */
  readonly right: number;
  readonly check: string;
  readonly passed: string;
  readonly failed: string;
}

export const PACKAGE_TEXTS: readonly PackageTexts[] = [
  {
    language: "en",
    title: "Lift without harm (SCORM package)",
    description: "Two pages: how a load is lifted, and one question.",
    lesson: "How a load is lifted",
    steps: [
      "Look first: where does it go, and is the way free?",
      "Stand close to it, feet apart.",
      "Bend your knees and keep your back straight.",
      "Lift with your legs, the load close to you, and turn with your feet.",
    ],
    next: "To the question",
    back: "Back to the lesson",
    question: "What does the lifting?",
    answers: ["The back", "The legs", "The arms, stretched out"],
    right: 1,
    check: "Check my answer",
    passed: "Right: the legs lift, the back stays straight.",
    failed: "Not yet. Look at the lesson again: what bends, and what stays straight?",
  },
  {
    language: "fr",
    title: "Soulever sans se blesser (module SCORM)",
    description: "Deux pages : comment soulever une charge, et une question.",
    lesson: "Comment soulever une charge",
    steps: [
      "Regardez d’abord : où va-t-elle, et le chemin est-il libre ?",
      "Placez-vous tout près, les pieds écartés.",
      "Pliez les genoux et gardez le dos droit.",
      "Soulevez avec les jambes, la charge près du corps, et tournez avec les pieds.",
    ],
    next: "Aller à la question",
    back: "Revenir à la leçon",
    question: "Qu’est-ce qui soulève la charge ?",
    answers: ["Le dos", "Les jambes", "Les bras, tendus"],
    right: 1,
    check: "Vérifier ma réponse",
    passed: "Exact : les jambes soulèvent, le dos reste droit.",
    failed: "Pas encore. Regardez à nouveau la leçon : qu’est-ce qui plie, et qu’est-ce qui reste droit ?",
  },
];
