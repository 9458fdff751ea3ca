// Knows that every problem has its words in both languages, and what those of the intricate ones are.
import { expect, test } from "vitest";
import type { Locker } from "../../learniz/index.ts";
import { checkLearniz, explainProblem, type FoundProblem } from "../index.ts";

const status = (slug: string): Locker => ({ kind: "slide", slug, type: "STATUS" });
const score = (slug: string, asked: number): Locker => ({ kind: "interactivity", slug, type: "SCORE", score: asked });
const error = { severity: "error" } as const;
const warning = { severity: "warning" } as const;
const asked = { owner: "b", rule: "opening", asked: "g", score: 62.5 } as const;
const game = { code: "game-unplayable", ...error, slugs: ["g", "a"] } as const;
const wait = (slug: string, waitsFor: Locker, through = waitsFor.slug) => ({ slug, waitsFor, through });
const circle = (...waits: ReturnType<typeof wait>[]) => ({
  code: "waits-in-circle" as const,
  ...error,
  slugs: waits.map(({ slug }) => slug),
  waits,
  behind: [],
});
const faults = [
  { path: ["content", "statements", 0, "text"], message: "expected string" },
  { path: [], message: "x" },
];

/**
 * At least one problem of each code, with its words in English and in French. A no-break space is written `_`, a
 * narrow one `~`.
 */
const TOLD: readonly (readonly [FoundProblem, string, string])[] = [
  [
    { code: "empty-course", ...error, slugs: [] },
    "The course has no page yet. Add one with something on it.",
    "Le cours n’a pas encore de page. Ajoutez-en une, avec un contenu.",
  ],
  [
    { code: "empty-chapter", ...error, slugs: ["c"] },
    "The chapter “c” has no page, so nobody completes it. Add one, or remove the chapter.",
    "Le chapitre «~c~» n’a pas de page, donc personne ne le termine. Ajoutez-en une, ou supprimez le chapitre.",
  ],
  [
    { code: "empty-slide", ...warning, slugs: ["a"] },
    "The page “a” is empty. Put something on it, or remove it.",
    "La page «~a~» est vide. Ajoutez-y un contenu, ou supprimez-la.",
  ],
  [
    { code: "empty-text", ...warning, slugs: ["t", "a"] },
    "“t” holds nothing: learners see nothing in its place. Write something there, or delete it.",
    "«~t~» ne contient rien_: les apprenants ne voient rien à sa place. Écrivez-y quelque chose, ou supprimez-le.",
  ],
  [
    { code: "empty-game", ...warning, slugs: ["g", "a"] },
    "The game “g” asks nothing: one press completes it, and it gives no score. Write something to answer.",
    "Le jeu «~g~» ne demande rien_: un clic le termine, et il ne donne pas de score. Écrivez de quoi répondre.",
  ],
  [
    { ...game, reason: { kind: "no-media" } },
    "The game “g” holds nothing to play. Learners read that it cannot be shown, and nobody completes it. Make the game anew, or remove it.",
    "Le jeu «~g~» ne contient rien à jouer. Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine. Refaites le jeu, ou supprimez-le.",
  ],
  [
    { ...game, reason: { kind: "no-game-type" } },
    "The game “g” does not say what kind of game it is. Learners read that it cannot be shown, and nobody completes it. Make the game anew, or remove it.",
    "Le jeu «~g~» ne dit pas de quel type de jeu il s’agit. Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine. Refaites le jeu, ou supprimez-le.",
  ],
  [
    { ...game, reason: { kind: "unknown-game-type", gameType: "FUTURE" } },
    "The game “g” is of a kind that cannot be played yet: FUTURE. Learners read that it cannot be shown, and nobody completes it. Make the game anew, or remove it.",
    "Le jeu «~g~» est d’un type qui ne peut pas encore être joué_: FUTURE. Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine. Refaites le jeu, ou supprimez-le.",
  ],
  [
    { ...game, reason: { kind: "invalid", gameType: "VRAI_FAUX", faults } },
    "The settings of the game “g” cannot be read (content.statements[0].text: expected string, and 1 more). Learners read that it cannot be shown, and nobody completes it. Make the game anew, or remove it.",
    "Les réglages du jeu «~g~» sont illisibles (content.statements[0].text, et 1 de plus). Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine. Refaites le jeu, ou supprimez-le.",
  ],
  [
    { code: "game-never-passed", ...error, slugs: ["g", "a"], threshold: 100.5 },
    "Nobody can pass the game “g”: it is passed from a score of 100.5/100, and 100 is the highest there is. Ask for 100 at most.",
    "Personne ne peut réussir le jeu «~g~»_: il est réussi à partir d’un score de 100,5/100, et le plus haut est 100. Demandez 100 au plus.",
  ],
  [
    { code: "unwritten-question", gameType: "VRAI_FAUX", ...error, slugs: ["g", "a"], kind: "sample", numbers: [2] },
    "Nobody has written statement 2 of the game “g” yet: it is the example that came with it. Write your own, or delete it.",
    "Personne n’a encore écrit l’affirmation 2 du jeu «~g~»_: c’est l’exemple fourni. Écrivez la vôtre, ou supprimez-la.",
  ],
  [
    {
      code: "unwritten-question",
      gameType: "VRAI_FAUX",
      ...error,
      slugs: ["g", "a"],
      kind: "sample",
      numbers: [1, 2, 4],
    },
    "Nobody has written statements 1, 2 and 4 of the game “g” yet: they are the examples that came with it. Write your own, or delete them.",
    "Personne n’a encore écrit les affirmations 1, 2 et 4 du jeu «~g~»_: ce sont les exemples fournis. Écrivez les vôtres, ou supprimez-les.",
  ],
  [
    { code: "unwritten-question", gameType: "VRAI_FAUX", ...error, slugs: ["g", "a"], kind: "blank", numbers: [3] },
    "Statement 3 of the game “g” has no words yet. Write it, or delete it.",
    "L’affirmation 3 du jeu «~g~» n’a pas encore de texte. Écrivez-la, ou supprimez-la.",
  ],
  [
    { code: "unwritten-question", gameType: "VRAI_FAUX", ...error, slugs: ["g", "a"], kind: "blank", numbers: [3, 5] },
    "Statements 3 and 5 of the game “g” have no words yet. Write them, or delete them.",
    "Les affirmations 3 et 5 du jeu «~g~» n’ont pas encore de texte. Écrivez-les, ou supprimez-les.",
  ],
  [
    {
      code: "unwritten-question",
      gameType: "VRAI_FAUX",
      ...error,
      slugs: ["g", "a"],
      kind: "explanation",
      numbers: [1],
    },
    "The explanation of statement 1 of the game “g” is still that of the example. Write your own, or clear it.",
    "L’explication de l’affirmation 1 du jeu «~g~» est encore celle de l’exemple. Écrivez la vôtre, ou effacez-la.",
  ],
  [
    {
      code: "unwritten-question",
      gameType: "VRAI_FAUX",
      ...error,
      slugs: ["g", "a"],
      kind: "explanation",
      numbers: [1, 2],
    },
    "The explanations of statements 1 and 2 of the game “g” are still those of the examples. Write your own, or clear them.",
    "Les explications des affirmations 1 et 2 du jeu «~g~» sont encore celles des exemples. Écrivez les vôtres, ou effacez-les.",
  ],
  [
    { code: "unwritten-question", gameType: "CHOICE", ...error, slugs: ["g", "a"], kind: "answers", numbers: [2] },
    "The answers of question 2 of the game “g” are still those of the example. Write your own, or keep them.",
    "Les réponses de la question 2 du jeu «~g~» sont encore celles de l’exemple. Écrivez les vôtres, ou gardez-les.",
  ],
  [
    { code: "unwritten-question", gameType: "CHOICE", ...error, slugs: ["g", "a"], kind: "answers", numbers: [1, 2] },
    "The answers of questions 1 and 2 of the game “g” are still those of the examples. Write your own, or keep them.",
    "Les réponses des questions 1 et 2 du jeu «~g~» sont encore celles des exemples. Écrivez les vôtres, ou gardez-les.",
  ],
  [
    { code: "unwritten-question", gameType: "DRAG_AND_DROP", ...error, slugs: ["g", "a"], kind: "place", numbers: [2] },
    "Nobody has said where item 2 of the game “g” belongs now: its zone was deleted. Say where, or delete it.",
    "Personne n’a dit où va maintenant l’élément 2 du jeu «~g~»_: sa zone a été supprimée. Dites-le, ou supprimez-le.",
  ],
  [
    { code: "unwritten-question", gameType: "CATEGORISE", ...error, slugs: ["g", "a"], kind: "place", numbers: [1, 3] },
    "Nobody has said where items 1 and 3 of the game “g” belong now: their group was deleted. Say where, or delete them.",
    "Personne n’a dit où vont maintenant les éléments 1 et 3 du jeu «~g~»_: leur groupe a été supprimé. Dites-le, ou supprimez-les.",
  ],
  [
    { code: "unwritten-question", gameType: "CATEGORISE", ...error, slugs: ["g", "a"], kind: "group", numbers: [2] },
    "Group 2 of the game “g” has no name yet. Name it, or delete it.",
    "Le groupe 2 du jeu «~g~» n’a pas encore de nom. Nommez-le, ou supprimez-le.",
  ],
  [
    { code: "unwritten-question", gameType: "CATEGORISE", ...error, slugs: ["g", "a"], kind: "group", numbers: [1, 2] },
    "Groups 1 and 2 of the game “g” have no names yet. Name them, or delete them.",
    "Les groupes 1 et 2 du jeu «~g~» n’ont pas encore de nom. Nommez-les, ou supprimez-les.",
  ],
  [
    { code: "element-unplayable", ...error, slugs: ["x", "a"], type: "attachment" },
    "“x” is a list of files with nothing to open. Learners read that it cannot be shown, and nobody completes it, though something waits for that. Add something to it, or delete it.",
    "«~x~» est un bloc de fichiers où il n’y a rien à ouvrir. Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine, alors qu’une condition l’attend. Ajoutez-y quelque chose, ou supprimez-le.",
  ],
  [
    { code: "element-unplayable", ...warning, slugs: ["x", "a"], type: "flip-card" },
    "“x” is a set of cards to turn with nothing to open. Learners read that it cannot be shown, and nobody completes it. Add something to it, or delete it.",
    "«~x~» est un jeu de cartes à retourner où il n’y a rien à ouvrir. Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine. Ajoutez-y quelque chose, ou supprimez-le.",
  ],
  [
    { code: "unwritten-part", ...error, slugs: ["x", "a"], type: "flip-card", kind: "sample", numbers: [1, 2, 3] },
    "Numbers 1, 2 and 3 of “x” are still the examples that came with it. Write your own, or delete them.",
    "Les numéros 1, 2 et 3 de «~x~» sont encore les exemples d’origine. Écrivez les vôtres, ou supprimez-les.",
  ],
  [
    { code: "unwritten-part", ...error, slugs: ["x", "a"], type: "card-modal", kind: "back", numbers: [2] },
    "Card 2 of “x” has nothing on its back. Write what learners find there, or delete it.",
    "La carte 2 de «~x~» n’a rien au verso. Écrivez ce que les apprenants y trouvent, ou supprimez-la.",
  ],
  [
    { code: "unwritten-part", ...error, slugs: ["x", "a"], type: "flip-card", kind: "front", numbers: [1, 2] },
    "Cards 1 and 2 of “x” have no words on their fronts: nobody knows what they are about, and those who cannot see hear no name. Write some.",
    "Les cartes 1 et 2 de «~x~» n’ont pas de texte au recto\u00a0: personne ne sait de quoi elles parlent, et qui ne voit pas n’entend aucun nom. Écrivez-en un.",
  ],
  [
    { code: "unwritten-part", ...error, slugs: ["x", "a"], type: "attachment", kind: "required-address", numbers: [1] },
    "File 1 of “x” has to be opened, and leads nowhere yet. Choose the file, or delete it.",
    "Le fichier 1 de «~x~» doit être ouvert, et ne mène encore nulle part. Choisissez le fichier, ou supprimez-le.",
  ],
  [
    { code: "unwritten-part", ...warning, slugs: ["x", "a"], type: "attachment", kind: "address", numbers: [3, 4] },
    "Files 3 and 4 of “x” lead nowhere yet: learners read their names and cannot open them. Choose the files, or delete them.",
    "Les fichiers 3 et 4 de «~x~» ne mènent encore nulle part\u00a0: les apprenants lisent leurs noms sans pouvoir les ouvrir. Choisissez les fichiers, ou supprimez-les.",
  ],
  [
    { code: "unwritten-part", ...error, slugs: ["x", "a"], type: "attachment", kind: "name", numbers: [1] },
    "File 1 of “x” has no name. Name it, or delete it.",
    "Le fichier 1 de «~x~» n’a pas de nom. Nommez-le, ou supprimez-le.",
  ],
  [
    { code: "score-never-given", ...error, slugs: ["b", "g"], ...asked, weightless: null },
    "“b” opens with a score of at least 62.5/100 in “g”, but “g” never gives one. Ask for it to be completed instead, or for the score of a game.",
    "«~b~» s’ouvre avec un score d’au moins 62,5/100 à «~g~», mais «~g~» n’en donne jamais. Demandez plutôt que ce soit terminé, ou le score d’un jeu.",
  ],
  [
    {
      code: "score-never-given",
      ...warning,
      slugs: [],
      owner: null,
      rule: "completion",
      asked: null,
      score: 50,
      weightless: null,
    },
    "The course is completed with an average score of at least 50/100, but nothing in it gives a score that counts. Add a game with a weight above 0, or ask for no score. It can still be completed in another way.",
    "Le cours se termine avec un score moyen d’au moins 50/100, mais rien n’y donne un score qui compte. Ajoutez un jeu d’un poids supérieur à 0, ou ne demandez pas de score. Une autre condition permet tout de même de terminer.",
  ],
  [
    { code: "score-never-given", ...error, slugs: ["b", "a"], ...asked, asked: "a", weightless: "g" },
    "“b” opens with a score of at least 62.5/100 in “a”, but the game “g” has no weight above 0, so its score does not count. Give it one, or ask for no score.",
    "«~b~» s’ouvre avec un score d’au moins 62,5/100 à «~a~», mais le jeu «~g~» n’a pas de poids supérieur à 0, donc son score ne compte pas. Donnez-lui-en un, ou ne demandez pas de score.",
  ],
  [
    { code: "score-out-of-reach", ...error, slugs: ["c0"], owner: null, rule: "completion", asked: "c0", score: 120 },
    "The course is completed with a score of at least 120/100 in “c0”, but 100 is the highest there is. Ask for 100 at most.",
    "Le cours se termine avec un score d’au moins 120/100 à «~c0~», mais le plus haut est 100. Demandez 100 au plus.",
  ],
  [
    { code: "requires-later", ...warning, slugs: ["a", "g"], waitsFor: score("g", 40) },
    "“a” waits for a score of at least 40/100 in “g”, and “g” comes after it: learners have to pass it by and come back. Let it wait for something before it.",
    "«~a~» attend un score d’au moins 40/100 à «~g~», mais «~g~» vient après_: il faut passer outre, puis revenir. Choisissez une condition qui vient avant.",
  ],
  [
    circle(wait("a", status("b")), wait("b", status("a"))),
    "“a” waits for “b”, and “b” waits for “a”: they wait for each other, and none of them ever opens. Take one of these conditions away.",
    "«~a~» attend «~b~», et «~b~» attend «~a~»_: chacun attend l’autre, et aucun ne s’ouvre jamais. Supprimez une de ces conditions.",
  ],
  [
    circle(
      wait("a", score("g", 40), "b"),
      wait("b", { kind: "chapter", slug: "c1", type: "STATUS" }, "d"),
      wait("d", status("a")),
    ),
    "“a” waits for a score of at least 40/100 in “g”, which stands in “b”, “b” waits for “c1”, which needs “d”, and “d” waits for “a”: they wait for each other, and none of them ever opens. Take one of these conditions away.",
    "«~a~» attend un score d’au moins 40/100 à «~g~», qui se trouve dans «~b~», «~b~» attend «~c1~», qui a besoin de «~d~», et «~d~» attend «~a~»_: chacun attend l’autre, et aucun ne s’ouvre jamais. Supprimez une de ces conditions.",
  ],
  [
    circle(wait("a", status("a"))),
    "“a” waits for itself: it never opens. Let it wait for something that can be done before.",
    "«~a~» attend sa propre fin_: l’ouverture n’a jamais lieu. Faites attendre quelque chose qui peut être fait avant.",
  ],
  [
    circle(wait("c1", status("b"), "c1")),
    "“c1” waits for “b”, which stands in “c1”: it never opens. Let it wait for something that can be done before.",
    "«~c1~» attend «~b~», qui se trouve dans «~c1~»_: l’ouverture n’a jamais lieu. Faites attendre quelque chose qui peut être fait avant.",
  ],
  [
    { code: "never-opens", ...error, slugs: ["b"], waitsFor: [status("a"), status("c"), score("g", 101)], behind: [] },
    "“b” never opens: it waits for “a” to be completed, “c” to be completed and for a score of at least 101/100 in “g”, and no learner gets that far. Mend what it waits for, or take the condition away.",
    "«~b~» ne s’ouvre jamais_: il faut attendre que «~a~» soit terminé, que «~c~» soit terminé et un score d’au moins 101/100 à «~g~», et aucun apprenant n’y parvient. Corrigez ce qui est attendu, ou supprimez la condition.",
  ],
  [
    { code: "never-opens", ...error, slugs: ["b"], waitsFor: [status("a")], behind: ["c"] },
    "“b” never opens: it waits for “a” to be completed, and no learner gets that far. Mend what it waits for, or take the condition away. One more never opens behind it.",
    "«~b~» ne s’ouvre jamais_: il faut attendre que «~a~» soit terminé, et aucun apprenant n’y parvient. Corrigez ce qui est attendu, ou supprimez la condition. Un autre élément attend derrière, sans jamais s’ouvrir.",
  ],
  [
    { ...circle(wait("a", status("a"))), behind: ["b", "c"] },
    "“a” waits for itself: it never opens. Let it wait for something that can be done before. 2 more never open behind it.",
    "«~a~» attend sa propre fin_: l’ouverture n’a jamais lieu. Faites attendre quelque chose qui peut être fait avant. 2 autres éléments attendent derrière, sans jamais s’ouvrir.",
  ],
  [
    { code: "never-completes", ...error, slugs: [] },
    "Nobody can complete the course: what it asks for cannot be done. Mend the errors named beside this one, or ask for less in its settings.",
    "Personne ne peut terminer le cours_: ce qu’il demande ne peut pas être fait. Corrigez les erreurs signalées à côté, ou demandez moins, dans ses réglages.",
  ],
  [
    { code: "completes-at-first-slide", ...warning, slugs: [], slide: "a", either: null },
    "The course is completed as soon as the page “a” is: nothing else is asked for, or one of its rules is enough. Ask for everything to be done, in its settings.",
    "Le cours est terminé dès que la page «~a~» l’est_: rien d’autre n’est demandé, ou une seule de ses règles suffit. Demandez de tout terminer, dans ses réglages.",
  ],
  [
    { code: "completes-at-first-slide", ...warning, slugs: [], slide: "a", either: 62.5 },
    "The page “a” alone can complete the course: a score of 62.5/100 is enough. Choose “Both are needed” in its settings.",
    "La page «~a~» peut à elle seule terminer le cours_: un score de 62,5/100 suffit. Choisissez «~Les deux sont nécessaires~» dans ses réglages.",
  ],
  [
    { code: "completes-at-first-slide", ...warning, slugs: ["c0"], slide: "a", either: null },
    "The course is completed as soon as the page “a” is: what it asks for is in the chapter “c0”, which needs nothing more. Ask for more in the chapter or in the course, or for everything to be done, in the settings of the course.",
    "Le cours est terminé dès que la page «~a~» l’est_: ce qu’il demande est dans le chapitre «~c0~», qui n’a besoin de rien de plus. Demandez davantage dans le chapitre ou dans le cours, ou de tout terminer, dans les réglages du cours.",
  ],
  [
    { code: "missing-alternative", ...warning, slugs: [], medium: "image" },
    "The background of the pages has no description for those who cannot see it. Write one, or leave it empty if it is mere decoration.",
    "L’arrière-plan des pages n’a pas de description pour qui ne peut pas le voir. Écrivez-en une, ou laissez-la vide s’il ne fait que décorer.",
  ],
  [
    { code: "missing-alternative", ...warning, slugs: ["t", "a"], medium: "audio" },
    "A sound of “t” has no transcript for those who cannot hear it. Write one.",
    "Un son de «~t~» n’a pas de transcription pour qui ne peut pas l’entendre. Écrivez-en une.",
  ],
  [
    { code: "missing-alternative", ...warning, slugs: ["t", "a"], medium: "video" },
    "A video of “t” has no captions for those who cannot hear it. Add a file of captions.",
    "Une vidéo de «~t~» n’a pas de sous-titres pour qui ne peut pas l’entendre. Ajoutez un fichier de sous-titres.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "end", count: 1 },
    "A video of “t” ends before it starts, so it plays to its own end. Change its start or its end.",
    "Une vidéo de «~t~» se termine avant de commencer_: elle va donc jusqu’à sa propre fin. Changez son début ou sa fin.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "end", count: 2 },
    "2 videos of “t” end before they start, so they play to their own end. Change their start or their end.",
    "2 vidéos de «~t~» se terminent avant de commencer_: elles vont donc jusqu’à leur propre fin. Changez leur début ou leur fin.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "outside", count: 1 },
    "A chapter of a video of “t” lies before its start or after its end: learners do not see it. Change its time, or delete it.",
    "Un chapitre d’une vidéo de «~t~» se trouve avant son début ou après sa fin_: les apprenants ne le voient pas. Changez son temps, ou supprimez-le.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "outside", count: 3 },
    "3 chapters of videos of “t” lie before the start or after the end: learners do not see them. Change their times, or delete them.",
    "3 chapitres de vidéos de «~t~» se trouvent avant le début ou après la fin_: les apprenants ne les voient pas. Changez leurs temps, ou supprimez-les.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "untitled", count: 1 },
    "A chapter of a video of “t” has no title: learners read its time alone. Write one.",
    "Un chapitre d’une vidéo de «~t~» n’a pas de titre_: les apprenants n’en lisent que le temps. Écrivez-en un.",
  ],
  [
    { code: "film-flawed", ...warning, slugs: ["t", "a"], kind: "untitled", count: 2 },
    "2 chapters of videos of “t” have no title: learners read their times alone. Write one for each.",
    "2 chapitres de vidéos de «~t~» n’ont pas de titre_: les apprenants n’en lisent que le temps. Écrivez-en un pour chacun.",
  ],
  [
    { code: "contrast-low", ...warning, slugs: [], selector: "h2", scheme: "dark", contrast: 1.96, needed: 4.5 },
    "Own styles of the course make words hard to read in the dark scheme: “h2” has a contrast of 1.9, and 4.5 is needed. Choose colours farther from each other, or write light-dark(…, …) with one colour for each scheme.",
    "Des styles propres au cours rendent des mots difficiles à lire quand l’affichage est sombre_: «~h2~» a un contraste de 1,9, et il faut 4,5. Choisissez des couleurs plus éloignées l’une de l’autre, ou écrivez light-dark(…, …) avec une couleur pour chaque affichage.",
  ],
  [
    { code: "contrast-low", ...warning, slugs: [], selector: ".box", scheme: null, contrast: 2, needed: 3 },
    "Own styles of the course make words hard to read: “.box” has a contrast of 2, and 3 is needed. Choose colours farther from each other.",
    "Des styles propres au cours rendent des mots difficiles à lire_: «~.box~» a un contraste de 2, et il faut 3. Choisissez des couleurs plus éloignées l’une de l’autre.",
  ],
  [
    { code: "embed-without-title", ...warning, slugs: ["t", "a"], count: 1 },
    "An embedded page of “t” has no title: who hears the page does not know what it is. Write one.",
    "Une page intégrée de «~t~» n’a pas de titre_: qui écoute la page ne sait pas ce que c’est. Écrivez-en un.",
  ],
  [
    { code: "embed-without-title", ...warning, slugs: ["t", "a"], count: 2 },
    "2 embedded pages of “t” have no title: who hears the page does not know what they are. Write one for each.",
    "2 pages intégrées de «~t~» n’ont pas de titre_: qui écoute la page ne sait pas ce que c’est. Écrivez-en un pour chacune.",
  ],
  [
    { code: "embed-not-allowed", ...warning, slugs: ["t", "a"], host: "maps.example" },
    "Pages of maps.example cannot be shown on this platform: in “t” learners find a link instead. Whoever operates the platform can allow that host.",
    "Les pages de maps.example ne peuvent pas être montrées sur cette plateforme_: dans «~t~», les apprenants trouvent un lien à la place. La personne qui exploite la plateforme peut autoriser ce site.",
  ],
  [
    { code: "table-without-head", ...warning, slugs: ["t", "a"], numbers: [2] },
    "A table of “t” has no head: who hears it does not know what a cell is about. Say that the first row or the first column names the others.",
    "Un tableau de «~t~» n’a pas d’en-tête_: qui l’écoute ne sait pas de quoi parle une case. Indiquez que la première ligne ou la première colonne nomme les autres.",
  ],
  [
    { code: "table-without-head", ...warning, slugs: ["t", "a"], numbers: [1, 3] },
    "2 tables of “t” have no head: who hears it does not know what a cell is about. Say that the first row or the first column names the others.",
    "2 tableaux de «~t~» n’ont pas d’en-tête_: qui l’écoute ne sait pas de quoi parle une case. Indiquez que la première ligne ou la première colonne nomme les autres.",
  ],
  [
    { code: "heading-skipped", ...warning, slugs: ["t", "a"], count: 1 },
    "A subheading of “t” has no heading above on the page: who goes from heading to heading thinks that something is missing. Make it a heading, or put one before it.",
    "Un sous-titre de «~t~» n’a pas de titre avant sur la page_: qui va de titre en titre croit que quelque chose manque. Faites-en un titre, ou mettez un titre avant.",
  ],
  [
    { code: "heading-skipped", ...warning, slugs: ["t", "a"], count: 2 },
    "2 subheadings of “t” have no heading above on the page: who goes from heading to heading thinks that something is missing. Make it a heading, or put one before it.",
    "2 sous-titres de «~t~» n’ont pas de titre avant sur la page_: qui va de titre en titre croit que quelque chose manque. Faites-en un titre, ou mettez un titre avant.",
  ],
  [
    {
      ...{ code: "link-nowhere", ...warning, slugs: ["t", "a"] },
      ...{ flaw: "own-machine", number: 0, address: "http://localhost/a", words: "The plan" },
    },
    "The link “The plan” of “t” leads to the machine of whoever follows it (http://localhost/a): learners find nothing there. Write an address that everybody reaches.",
    "Le lien «~The plan~» de «~t~» mène à la machine de la personne qui le suit (http://localhost/a)_: les apprenants n’y trouvent rien. Écrivez une adresse que tout le monde atteint.",
  ],
  [
    {
      ...{ code: "link-nowhere", ...warning, slugs: ["t", "a"] },
      ...{ flaw: "unfinished", number: 0, address: "https://", words: "" },
    },
    "The link of “t” leads nowhere: its address is not complete (https://). Write all of it, or take the link away.",
    "Le lien de «~t~» ne mène nulle part_: son adresse n’est pas complète (https://). Écrivez-la en entier, ou retirez le lien.",
  ],
  [
    {
      ...{ code: "link-nowhere", ...warning, slugs: ["t", "a"] },
      ...{ flaw: "unfinished", number: 2, address: "https://", words: "The plan" },
    },
    "File 2 of “t”, “The plan”, leads nowhere: its address is not complete (https://). Write all of it, or take the link away.",
    "Le fichier 2 de «~t~», «~The plan~», ne mène nulle part_: son adresse n’est pas complète (https://). Écrivez-la en entier, ou retirez le lien.",
  ],
  [
    { code: "media-outside", ...warning, slugs: ["t", "a"], medium: "image", address: "https://a.example/b.png" },
    "A picture of the page “a” is not in the library (https://a.example/b.png): learners miss it, and no package can be made. Add the file to the library and put it in that place, or write a link.",
    "Une image de la page «~a~» n’est pas dans la bibliothèque (https://a.example/b.png)_: les apprenants passent à côté, et aucun paquet ne peut être fait. Ajoutez le fichier à la bibliothèque et mettez-le à cette place, ou mettez un lien.",
  ],
  [
    { code: "media-outside", ...warning, slugs: ["t", "a"], medium: "captions", address: "c.vtt" },
    "The captions of a video of the page “a” are not in the library (c.vtt): learners miss it, and no package can be made. Add the file to the library and put it in that place, or write a link.",
    "Les sous-titres d’une vidéo de la page «~a~» ne sont pas dans la bibliothèque (c.vtt)_: les apprenants passent à côté, et aucun paquet ne peut être fait. Ajoutez le fichier à la bibliothèque et mettez-le à cette place, ou mettez un lien.",
  ],
  [
    { code: "file-untagged", ...warning, slugs: ["t", "a"], count: 1 },
    "A PDF of “t” has no tags: who hears it cannot tell its headings, lists and tables, nor in which order it is read. Make it anew with tags (“PDF/UA” or “accessible PDF”), and replace it in the library.",
    "Un PDF de «~t~» n’a pas de balises_: qui l’écoute n’en distingue ni les titres, ni les listes, ni les tableaux, ni l’ordre de lecture. Refaites-le avec des balises («~PDF/UA~» ou «~PDF accessible~»), et remplacez-le dans la bibliothèque.",
  ],
  [
    { code: "file-untagged", ...warning, slugs: ["t", "a"], count: 2 },
    "2 PDFs of “t” have no tags: who hears them cannot tell their headings, lists and tables, nor in which order they are read. Make them anew with tags (“PDF/UA” or “accessible PDF”), and replace them in the library.",
    "2 PDF de «~t~» n’ont pas de balises_: qui les écoute n’en distingue ni les titres, ni les listes, ni les tableaux, ni l’ordre de lecture. Refaites-les avec des balises («~PDF/UA~» ou «~PDF accessible~»), et remplacez-les dans la bibliothèque.",
  ],
  [
    { code: "file-gone", ...warning, slugs: ["t", "a"], count: 1 },
    "“t” shows a file that was deleted from the library: learners see nothing in its place. Choose another, or take it away.",
    "«~t~» montre un fichier qui a été supprimé de la bibliothèque_: les apprenants ne voient rien à sa place. Choisissez-en un autre, ou retirez-le.",
  ],
  [
    { code: "file-gone", ...warning, slugs: [], count: 2 },
    "The look of the course shows 2 files that were deleted from the library: learners see nothing in their place. Choose others, or take them away.",
    "L’aspect du cours montre 2 fichiers qui ont été supprimés de la bibliothèque_: les apprenants ne voient rien à leur place. Choisissez-en d’autres, ou retirez-les.",
  ],
];

const spaced = (words: string) => words.replaceAll("~", "\u202f").replaceAll("_", "\u00a0");

test.each(TOLD)("decisions 5 a problem is told in plain words: %j", (problem, english, french) => {
  const nameOf = (slug: string) => slug;
  expect(explainProblem(problem, { locale: "en", nameOf })).toBe(english);
  expect(explainProblem(problem, { locale: "fr", nameOf })).toBe(spaced(french));
});
test("decisions 5 elements are named as the caller names them", () => {
  const problem = { code: "empty-slide", ...warning, slugs: ["a"] } as const;
  expect(explainProblem(problem, { locale: "fr", nameOf: (slug) => `L’alarme ${slug} ?` })).toBe(
    "La page «\u202fL’alarme a ?\u202f» est vide. Ajoutez-y un contenu, ou supprimez-la.",
  );
});
test("decisions 5 of a long circle the beginning and the end are told", () => {
  const names = Array.from({ length: 20 }, (_, n) => `s${n}`);
  const many = circle(...names.map((slug, n) => wait(slug, status(names[(n + 1) % 20] ?? ""))));
  const nameOf = (slug: string) => slug;
  const english = explainProblem(many, { locale: "en", nameOf });
  expect(english).toContain("“s3” waits for “s4”, 15 more wait so, and “s19” waits for “s0”: ");
  expect(explainProblem(many, { locale: "fr", nameOf })).toContain(
    "«\u202fs4\u202f», 15 autres attendent de même, et «\u202fs19\u202f» attend",
  );
  const six = circle(...names.slice(0, 6).map((slug, n) => wait(slug, status(names[(n + 1) % 6] ?? ""))));
  expect(explainProblem(six, { locale: "en", nameOf })).toContain("“s4” waits for “s5”, and “s5” waits for “s0”: ");
});
test("decisions 5 the checks explain what they find in English, by slug", () => {
  const empty = {
    version: "1.11.0",
    local: "FR",
    context: { title: "" },
    params: {},
    validationConditions: {},
  } as const;
  expect(checkLearniz({ ...empty, validators: [], chapters: [] })).toEqual([
    { code: "empty-course", ...error, slugs: [], text: "The course has no page yet. Add one with something on it." },
  ]);
});
