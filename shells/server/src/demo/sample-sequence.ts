// Knows the words of the sample sequence: two themes of office life, each with questions of three levels.

interface Asked {
  readonly text: string;
  readonly right: string;
  readonly wrong: string;
  readonly why: string;
  readonly again: string;
}

const MAIL: readonly Asked[] = [
  {
    text: "Où met-on les personnes qui doivent répondre à un courriel ?",
    right: "Dans le champ « À »",
    wrong: "Dans le champ « Cc »",
    why: "« Cc » informe, « À » demande.",
    again: "Avant d’envoyer, relisez qui doit agir : ces personnes sont dans « À ».",
  },
  {
    text: "Que dit un bon objet ?",
    right: "Ce qui est attendu",
    wrong: "« Bonjour »",
    why: "L’objet se lit avant le message, et souvent seul.",
    again: "Écrivez l’objet comme une phrase courte : l’action, puis le sujet.",
  },
  {
    text: "Une pièce jointe pèse 40 Mo. Que faites-vous ?",
    right: "J’envoie un lien vers le fichier",
    wrong: "Je l’envoie en quatre courriels",
    why: "Un lien reste à jour, et n’encombre personne.",
    again: "Au-delà de quelques mégaoctets, déposez le fichier et partagez son adresse.",
  },
  {
    text: "Quand « Répondre à tous » est-il utile ?",
    right: "Quand la réponse concerne tout le monde",
    wrong: "Toujours, par politesse",
    why: "Chaque réponse inutile interrompt tous ceux qui la reçoivent.",
    again: "Demandez-vous qui perdrait quelque chose à ne pas lire votre réponse.",
  },
  {
    text: "Un message vous met en colère. Que faites-vous d’abord ?",
    right: "J’attends avant de répondre",
    wrong: "Je réponds tout de suite",
    why: "Un écrit reste, et son ton se lit plus dur qu’il n’était voulu.",
    again: "Écrivez un brouillon sans destinataire, et relisez-le plus tard.",
  },
  {
    text: "Un fil a trente réponses et aucune décision. Que proposez-vous ?",
    right: "Un appel de dix minutes",
    wrong: "Une trente et unième réponse",
    why: "Ce qui se discute se décide mieux de vive voix ; l’écrit garde la décision.",
    again: "Comptez les allers et retours : au troisième, changez de moyen.",
  },
];
const MEETING: readonly Asked[] = [
  {
    text: "Que contient une invitation à une réunion ?",
    right: "Un but et un ordre du jour",
    wrong: "Une heure seulement",
    why: "Qui connaît le but peut se préparer, ou décliner.",
    again: "Sans but que l’on puisse écrire en une phrase, n’invitez pas encore.",
  },
  {
    text: "Qui invite-t-on ?",
    right: "Ceux dont on a besoin pour décider",
    wrong: "Toute l’équipe, par précaution",
    why: "Les autres liront le compte rendu.",
    again: "Pour chaque nom, dites ce que la personne apporte.",
  },
  {
    text: "La réunion devait durer une heure et tout est dit après quarante minutes.",
    right: "Elle se termine",
    wrong: "On remplit le temps",
    why: "Une réunion finit avec son but.",
    again: "Annoncez la fin dès que l’ordre du jour est épuisé.",
  },
  {
    text: "Une discussion quitte l’ordre du jour. Que fait l’animateur ?",
    right: "Il la note pour plus tard",
    wrong: "Il la laisse aller à son terme",
    why: "Le temps prévu appartient aux sujets prévus.",
    again: "Gardez une liste « à traiter ailleurs », visible de tous.",
  },
  {
    text: "Que contient toujours un compte rendu ?",
    right: "Les décisions, avec qui fait quoi et quand",
    wrong: "Tout ce qui a été dit",
    why: "On le relit pour agir, non pour revivre la réunion.",
    again: "Relisez-le en fin de réunion : chaque action a un nom et une date.",
  },
  {
    text: "Deux participants ne sont pas d’accord et le temps manque. Que décide-t-on ?",
    right: "Qui tranche, et quand",
    wrong: "Rien : on verra bien",
    why: "Un désaccord sans suite revient à la réunion suivante.",
    again: "Nommez le décideur et la date avant de vous séparer.",
  },
];

/** Two questions a level. */
const makeTheme = (uuid: string, title: string, all: readonly Asked[]) => ({
  uuid,
  title,
  questions: all.map(({ text, right, wrong, why, again }, at) => {
    const question = `${uuid}-${at + 1}`;
    const answers = [
      { uuid: `${question}-1`, text: right, correct: true },
      { uuid: `${question}-2`, text: wrong, correct: false },
    ];
    return {
      uuid: question,
      kind: "SINGLE",
      text,
      level: Math.floor(at / 2) + 1,
      explanation: why,
      remediation: again,
      // The right answer is not always the first.
      answers: at % 2 === 0 ? answers : [...answers].reverse(),
    };
  }),
});

export const SAMPLE_SEQUENCE_NAME = "Démonstration : courriels et réunions, à votre niveau";

/** The draft of the sample sequence. */
export const SAMPLE_SEQUENCE = {
  version: "1.0.0",
  context: {
    title: SAMPLE_SEQUENCE_NAME,
    lesson:
      "Une séquence de démonstration : elle monte et descend avec vous, jusqu’à ce que chaque thème soit maîtrisé.",
    duration: 300,
  },
  config: { local: "FR", adaptive: { strategy: "MASTERY", right: 2, last: 2, most: 6 } },
  params: { title: SAMPLE_SEQUENCE_NAME, graphicConfig: { show3dCinematic: false } },
  content: {
    intro: {
      title: "Courriels et réunions",
      text: "Deux bonnes réponses de suite, et les questions deviennent plus difficiles. Deux mauvaises, et elles redeviennent plus faciles, avec ce qui est à relire.",
    },
  },
  sequences: [
    makeTheme("demo-courriels", "Écrire un courriel", MAIL),
    makeTheme("demo-reunions", "Tenir une réunion", MEETING),
  ],
} as const;
