// Knows the words of the sample game: a few statements on passwords, true or false.

const STATEMENTS: readonly (readonly [slug: string, text: string, correct: boolean, explanation: string])[] = [
  [
    "demolong01",
    "Une longue phrase fait un meilleur mot de passe qu’un mot court plein de symboles.",
    true,
    "La longueur compte le plus : quatre ou cinq mots sans lien résistent mieux que huit signes compliqués.",
  ],
  [
    "demosame02",
    "Le même mot de passe peut servir partout, s’il est assez solide.",
    false,
    "Il suffit qu’un seul site le laisse fuir pour que tous les autres soient ouverts.",
  ],
  [
    "demosafe03",
    "Un gestionnaire de mots de passe est plus sûr qu’un carnet sur le bureau.",
    true,
    "Il chiffre ce qu’il garde, et propose un mot de passe différent pour chaque site.",
  ],
  [
    "demoask004",
    "Le service informatique peut vous demander votre mot de passe par courriel.",
    false,
    "Personne n’a besoin de le connaître : une telle demande est un piège.",
  ],
  [
    "demotwo005",
    "La double authentification protège même quand le mot de passe a fui.",
    true,
    "Sans le second code, celui qui a volé le mot de passe reste dehors.",
  ],
];

export const SAMPLE_GAME_NAME = "Démonstration : mots de passe, vrai ou faux ?";

/** The draft of the sample game: won from 60 on, three attempts. */
export const SAMPLE_GAME = {
  version: "1.0.0",
  context: {
    title: SAMPLE_GAME_NAME,
    subtitle: "Jeu de démonstration",
    lesson: "Cinq affirmations sur les mots de passe, pour découvrir ce qu’est un jeu.",
    explanation: "Répondez à chaque affirmation, puis vérifiez vos réponses : chacune est expliquée.",
    duration: 120,
  },
  config: {
    gameType: "VRAI_FAUX",
    local: "FR",
    displayMode: "STANDARD",
    victoryThreshold: 60,
    maxAttempts: 3,
  },
  content: {
    statements: STATEMENTS.map(([slug, text, correct, explanation]) => ({ slug, text, correct, explanation })),
  },
  editionInfo: { paramsStatus: "TOUCHED" },
} as const;
