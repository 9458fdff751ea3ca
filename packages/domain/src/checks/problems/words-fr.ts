// Knows in which French words each problem of a course is told. A no-break space stands before a colon.
import { type ItemNouns, nameItems } from "../../games/index.ts";
import { nameKind, type UnplayableGame } from "../../interactivities/index.ts";
import { assertNever } from "../../kernel/index.ts";
import type { Locker, OutsideMedia } from "../../learniz/index.ts";
import type { AskedScore, CircleWait, FoundProblem } from "./problem.ts";
import { capitalize, floorContrast, joinList, shortenCircle, writePath } from "./words-parts.ts";

type Quote = (slug: string) => string;
type FrenchNoun = ItemNouns["fr"];
type Unwritten = Extract<FoundProblem, { code: "unwritten-question" }>;
type Flawed = Extract<FoundProblem, { code: "game-flawed" }>;
type UnwrittenPart = Extract<FoundProblem, { code: "unwritten-part" }>;
type NeverGiven = Extract<FoundProblem, { code: "score-never-given" }>;

const NOT_SHOWN = "Les apprenants lisent qu’il ne peut pas être affiché, et personne ne le termine";

const writeNumber = (value: number) => String(value).replace(".", ",");

const MEDIA: Readonly<Record<OutsideMedia["medium"], (page: string) => string>> = {
  image: (page) => `Une image de la page ${page} n’est pas`,
  audio: (page) => `Un son de la page ${page} n’est pas`,
  video: (page) => `Une vidéo de la page ${page} n’est pas`,
  captions: (page) => `Les sous-titres d’une vidéo de la page ${page} ne sont pas`,
};

function tellUnplayable(reason: UnplayableGame, game: string): string {
  switch (reason.kind) {
    case "no-media":
      return `Le jeu ${game} ne contient rien à jouer.`;
    case "no-game-type":
      return `Le jeu ${game} ne dit pas de quel type de jeu il s’agit.`;
    case "unknown-game-type":
      return `Le jeu ${game} est d’un type qui ne peut pas encore être joué\u00a0: ${reason.gameType}.`;
    case "invalid": {
      const [first, ...others] = reason.faults;
      const more = others.length === 0 ? "" : `, et ${others.length} de plus`;
      const where = first ? ` (${writePath(first.path)}${more})` : "";
      return `Les réglages du jeu ${game} sont illisibles${where}.`;
    }
    default:
      return assertNever(reason);
  }
}

/** `l’affirmation`, `la question`, `le mot`. */
function determine({ one, gender }: FrenchNoun): string {
  if (/^[aeiouyéèêh]/i.test(one)) return `l’${one}`;
  return gender === "f" ? `la ${one}` : `le ${one}`;
}

/** `de l’affirmation`, `du mot`. */
const ofItem = (noun: FrenchNoun) => `de ${determine(noun)}`.replace(/^de le /, "du ");

function tellUnwritten({ gameType, kind, numbers }: Unwritten, game: string): string {
  const isOne = numbers.length === 1;
  const noun = nameItems(gameType).fr;
  const which = `${joinList(numbers.map(String), "et")} du jeu ${game}`;
  const [item, items] = [`${determine(noun)} ${which}`, `${noun.many} ${which}`];
  const [own, it] = noun.gender === "f" ? ["la vôtre", "la"] : ["le vôtre", "le"];
  const group = noun.group ?? { one: "groupe", many: "groupes", gender: "m" };
  switch (kind) {
    case "sample":
      return isOne
        ? `Personne n’a encore écrit ${item}\u00a0: c’est l’exemple fourni. Écrivez ${own}, ou supprimez-${it}.`
        : `Personne n’a encore écrit les ${items}\u00a0: ce sont les exemples fournis. Écrivez les vôtres, ou supprimez-les.`;
    case "blank":
      return isOne
        ? `${capitalize(item)} n’a pas encore de texte. Écrivez-${it}, ou supprimez-${it}.`
        : `Les ${items} n’ont pas encore de texte. Écrivez-les, ou supprimez-les.`;
    case "group": {
      const one = group.gender === "f" ? "la" : "le";
      return isOne
        ? `${capitalize(determine(group))} ${which} n’a pas encore de nom. Nommez-${one}, ou supprimez-${one}.`
        : `Les ${group.many} ${which} n’ont pas encore de nom. Nommez-les, ou supprimez-les.`;
    }
    case "place": {
      const gone = group.gender === "f" ? "a été supprimée" : "a été supprimé";
      return isOne
        ? `Personne n’a dit où va maintenant ${item}\u00a0: ${group.gender === "f" ? "sa" : "son"} ${group.one} ${gone}. Dites-le, ou supprimez-${it}.`
        : `Personne n’a dit où vont maintenant les ${items}\u00a0: leur ${group.one} ${gone}. Dites-le, ou supprimez-les.`;
    }
    case "answers":
      return isOne
        ? `Les réponses ${ofItem(noun)} ${which} sont encore celles de l’exemple. Écrivez les vôtres, ou gardez-les.`
        : `Les réponses des ${items} sont encore celles des exemples. Écrivez les vôtres, ou gardez-les.`;
    case "explanation":
      return isOne
        ? `L’explication ${ofItem(noun)} ${which} est encore celle de l’exemple. Écrivez la vôtre, ou effacez-la.`
        : `Les explications des ${items} sont encore celles des exemples. Écrivez les vôtres, ou effacez-les.`;
    default:
      return assertNever(kind);
  }
}

function tellFlaw({ gameType, kind, numbers }: Flawed, game: string): string {
  const isOne = numbers.length === 1;
  const noun = nameItems(gameType).fr;
  const which = `${joinList(numbers.map(String), "et")} du jeu ${game}`;
  const items = isOne ? `${capitalize(determine(noun))} ${which}` : `Les ${noun.many} ${which}`;
  switch (kind) {
    case "no-end":
      return `Aucun chemin du jeu ${game} n’arrive à une fin\u00a0: personne ne le termine. Faites une fin, et menez-y.`;
    case "dead-end":
      return `${items}\u00a0: les apprenants peuvent y rester bloqués, car rien ne mène plus loin. Ajoutez une suite, ou faites-en une fin.`;
    case "lost":
      return `${items}\u00a0: de là, plus aucune fin ne peut être atteinte. Menez de là vers une fin.`;
    case "nowhere":
      return `${items}\u00a0: un choix n’y mène nulle part. Dites où il mène, ou supprimez-le.`;
    case "unreachable":
      return isOne
        ? `Rien ne mène à ${determine(noun)} ${which}. Menez-y, ou supprimez-${noun.gender === "f" ? "la" : "le"}.`
        : `Rien ne mène aux ${noun.many} ${which}. Menez-y, ou supprimez-les.`;
    case "never-holds":
      return `${items}\u00a0: une condition ne peut jamais y être remplie, et les apprenants ne voient jamais ce qu’elle ouvre. Changez la condition, ou retirez-la.`;
    default:
      return assertNever(kind);
  }
}

const writeScore = (score: number | undefined) => `un score d’au moins ${writeNumber(score ?? 0)}/100`;

function tellUnwrittenPart({ type, kind, numbers }: UnwrittenPart, set: string): string {
  if (type === "text-box")
    return `${set} est encore l’exemple d’origine de sa page. Écrivez le vôtre, ou supprimez-le.`;
  const isOne = numbers.length === 1;
  const list = joinList(numbers.map(String), "et");
  const cards = isOne ? `La carte ${list} de ${set}` : `Les cartes ${list} de ${set}`;
  const files = isOne ? `Le fichier ${list} de ${set}` : `Les fichiers ${list} de ${set}`;
  switch (kind) {
    case "sample":
      return isOne
        ? `Le numéro ${list} de ${set} est encore l’exemple d’origine. Écrivez le vôtre, ou supprimez-le.`
        : `Les numéros ${list} de ${set} sont encore les exemples d’origine. Écrivez les vôtres, ou supprimez-les.`;
    case "front":
      return isOne
        ? `${cards} n’a pas de texte au recto\u00a0: personne ne sait de quoi elle parle, et qui ne voit pas n’entend aucun nom. Écrivez-en un.`
        : `${cards} n’ont pas de texte au recto\u00a0: personne ne sait de quoi elles parlent, et qui ne voit pas n’entend aucun nom. Écrivez-en un.`;
    case "back":
      return isOne
        ? `${cards} n’a rien au verso. Écrivez ce que les apprenants y trouvent, ou supprimez-la.`
        : `${cards} n’ont rien au verso. Écrivez ce que les apprenants y trouvent, ou supprimez-les.`;
    case "name":
      return isOne
        ? `${files} n’a pas de nom. Nommez-le, ou supprimez-le.`
        : `${files} n’ont pas de nom. Nommez-les, ou supprimez-les.`;
    case "required-address":
      return isOne
        ? `${files} doit être ouvert, et ne mène encore nulle part. Choisissez le fichier, ou supprimez-le.`
        : `${files} doivent être ouverts, et ne mènent encore nulle part. Choisissez les fichiers, ou supprimez-les.`;
    case "address":
      return isOne
        ? `${files} ne mène encore nulle part\u00a0: les apprenants lisent son nom sans pouvoir l’ouvrir. Choisissez le fichier, ou supprimez-le.`
        : `${files} ne mènent encore nulle part\u00a0: les apprenants lisent leurs noms sans pouvoir les ouvrir. Choisissez les fichiers, ou supprimez-les.`;
    default:
      return assertNever(kind);
  }
}

const tellWait = ({ type, slug, score }: Locker, quote: Quote) =>
  type === "STATUS" ? `que ${quote(slug)} soit terminé` : `${writeScore(score)} à ${quote(slug)}`;

function tellAsked({ owner, rule, asked, score }: AskedScore, quote: Quote): string {
  const who = owner === null ? "Le cours" : quote(owner);
  const verb = rule === "opening" ? "s’ouvre" : "se termine";
  const what =
    asked === owner
      ? `un score moyen d’au moins ${writeNumber(score)}/100`
      : `${writeScore(score)} à ${quote(asked ?? "")}`;
  return `${who} ${verb} avec ${what}`;
}

function tellNoScore({ owner, asked, weightless }: NeverGiven, quote: Quote): string {
  if (weightless !== null) {
    return `le jeu ${quote(weightless)} n’a pas de poids supérieur à 0, donc son score ne compte pas. Donnez-lui-en un, ou ne demandez pas de score.`;
  }
  return asked === owner
    ? "rien n’y donne un score qui compte. Ajoutez un jeu d’un poids supérieur à 0, ou ne demandez pas de score."
    : `${quote(asked ?? "")} n’en donne jamais. Demandez plutôt que ce soit terminé, ou le score d’un jeu.`;
}

const tellOtherWay = (severity: "error" | "warning") =>
  severity === "warning" ? " Une autre condition permet tout de même de terminer." : "";

function tellCircleWait({ slug, waitsFor, through }: CircleWait, quote: Quote): string {
  const what = waitsFor.type === "STATUS" ? quote(waitsFor.slug) : tellWait(waitsFor, quote);
  const clause = `${quote(slug)} attend ${what}`;
  if (waitsFor.slug === through) return clause;
  if (waitsFor.kind === "chapter") return `${clause}, qui a besoin de ${quote(through)}`;
  return `${clause}, qui se trouve dans ${quote(through)}`;
}

const tellBehind = (behind: readonly string[]) => {
  if (behind.length === 0) return "";
  const others = behind.length === 1 ? "Un autre élément attend" : `${behind.length} autres éléments attendent`;
  return ` ${others} derrière, sans jamais s’ouvrir.`;
};

function tellCircle(waits: readonly CircleWait[], quote: Quote): string {
  const [only] = waits;
  if (waits.length === 1 && only) {
    const itself =
      only.waitsFor.slug === only.slug ? `${quote(only.slug)} attend sa propre fin` : tellCircleWait(only, quote);
    return `${itself}\u00a0: l’ouverture n’a jamais lieu. Faites attendre quelque chose qui peut être fait avant.`;
  }
  const { first, left, last } = shortenCircle(waits);
  const clauses = [
    ...first.map((wait) => tellCircleWait(wait, quote)),
    ...(left > 0 ? [`${left} autres attendent de même`] : []),
  ];
  const end = last.map((wait) => tellCircleWait(wait, quote)).join("");
  return `${clauses.join(", ")}, et ${end}\u00a0: chacun attend l’autre, et aucun ne s’ouvre jamais. Supprimez une de ces conditions.`;
}

function tellFilm({ kind, count }: Extract<FoundProblem, { code: "film-flawed" }>, where: string): string {
  const isOne = count === 1;
  switch (kind) {
    case "end":
      return isOne
        ? `Une vidéo de ${where} se termine avant de commencer\u00a0: elle va donc jusqu’à sa propre fin. Changez son début ou sa fin.`
        : `${count} vidéos de ${where} se terminent avant de commencer\u00a0: elles vont donc jusqu’à leur propre fin. Changez leur début ou leur fin.`;
    case "outside":
      return isOne
        ? `Un chapitre d’une vidéo de ${where} se trouve avant son début ou après sa fin\u00a0: les apprenants ne le voient pas. Changez son temps, ou supprimez-le.`
        : `${count} chapitres de vidéos de ${where} se trouvent avant le début ou après la fin\u00a0: les apprenants ne les voient pas. Changez leurs temps, ou supprimez-les.`;
    case "untitled":
      return isOne
        ? `Un chapitre d’une vidéo de ${where} n’a pas de titre\u00a0: les apprenants n’en lisent que le temps. Écrivez-en un.`
        : `${count} chapitres de vidéos de ${where} n’ont pas de titre\u00a0: les apprenants n’en lisent que le temps. Écrivez-en un pour chacun.`;
    default:
      return assertNever(kind);
  }
}

function tellContrast({ selector, scheme, contrast, needed }: Extract<FoundProblem, { code: "contrast-low" }>): string {
  const where = { light: " quand l’affichage est clair", dark: " quand l’affichage est sombre" };
  return `Des styles propres au cours rendent des mots difficiles à lire${scheme === null ? "" : where[scheme]}\u00a0: «\u202f${selector}\u202f» a un contraste de ${writeNumber(floorContrast(contrast))}, et il faut ${writeNumber(needed)}. Choisissez des couleurs plus éloignées l’une de l’autre${scheme === null ? "" : ", ou écrivez light-dark(…, …) avec une couleur pour chaque affichage"}.`;
}

function tellLink(problem: Extract<FoundProblem, { code: "link-nowhere" }>, where: string): string {
  const { flaw, number, address, words } = problem;
  const named = words === "" ? "" : ` «\u202f${words}\u202f»`;
  const what =
    number === 0 ? `Le lien${named} de ${where}` : `Le fichier ${number} de ${where}${named && `,${named},`}`;
  return flaw === "own-machine"
    ? `${what} mène à la machine de la personne qui le suit (${address})\u00a0: les apprenants n’y trouvent rien. Écrivez une adresse que tout le monde atteint.`
    : `${what} ne mène nulle part\u00a0: son adresse n’est pas complète (${address}). Écrivez-la en entier, ou retirez le lien.`;
}

/** @param quote gives the name of an element between quotation marks. */
export function tellInFrench(problem: FoundProblem, quote: Quote): string {
  const [first = "", second = ""] = problem.slugs.map(quote);
  switch (problem.code) {
    case "empty-course":
      return "Le cours n’a pas encore de page. Ajoutez-en une, avec un contenu.";
    case "empty-chapter":
      return `Le chapitre ${first} n’a pas de page, donc personne ne le termine. Ajoutez-en une, ou supprimez le chapitre.`;
    case "empty-slide":
      return `La page ${first} est vide. Ajoutez-y un contenu, ou supprimez-la.`;
    case "empty-text":
      return `${first} ne contient rien\u00a0: les apprenants ne voient rien à sa place. Écrivez-y quelque chose, ou supprimez-le.`;
    case "empty-game":
      return `Le jeu ${first} ne demande rien\u00a0: un clic le termine, et il ne donne pas de score. Écrivez de quoi répondre.`;
    case "game-unplayable":
      return `${tellUnplayable(problem.reason, first)} ${NOT_SHOWN}. Refaites le jeu, ou supprimez-le.`;
    case "game-never-passed":
      return `Personne ne peut réussir le jeu ${first}\u00a0: il est réussi à partir d’un score de ${writeNumber(problem.threshold)}/100, et le plus haut est 100. Demandez 100 au plus.`;
    case "unwritten-question":
      return tellUnwritten(problem, first);
    case "game-flawed":
      return tellFlaw(problem, first);
    case "element-unplayable": {
      const needed = problem.severity === "error" ? ", alors qu’une condition l’attend" : "";
      return `${first} est ${nameKind(problem.type).fr} où il n’y a rien à ouvrir. ${NOT_SHOWN}${needed}. Ajoutez-y quelque chose, ou supprimez-le.`;
    }
    case "unwritten-part":
      return tellUnwrittenPart(problem, first);
    case "score-never-given": {
      const asked = tellAsked(problem, quote);
      return `${asked}, mais ${tellNoScore(problem, quote)}${tellOtherWay(problem.severity)}`;
    }
    case "score-out-of-reach":
      return `${tellAsked(problem, quote)}, mais le plus haut est 100. Demandez 100 au plus.${tellOtherWay(problem.severity)}`;
    case "requires-later":
      return `${first} attend ${tellWait(problem.waitsFor, quote)}, mais ${second} vient après\u00a0: il faut passer outre, puis revenir. Choisissez une condition qui vient avant.`;
    case "waits-in-circle":
      return `${tellCircle(problem.waits, quote)}${tellBehind(problem.behind)}`;
    case "never-opens": {
      const waits = joinList(
        problem.waitsFor.map((wait) => tellWait(wait, quote)),
        "et",
      );
      return `${first} ne s’ouvre jamais\u00a0: il faut attendre ${waits}, et aucun apprenant n’y parvient. Corrigez ce qui est attendu, ou supprimez la condition.${tellBehind(problem.behind)}`;
    }
    case "never-completes":
      return "Personne ne peut terminer le cours\u00a0: ce qu’il demande ne peut pas être fait. Corrigez les erreurs signalées à côté, ou demandez moins, dans ses réglages.";
    case "completes-at-first-slide":
      if (problem.slugs.length === 0 && problem.either !== null)
        return `La page ${quote(problem.slide)} peut à elle seule terminer le cours\u00a0: un score de ${writeNumber(problem.either)}/100 suffit. Choisissez «\u202fLes deux sont nécessaires\u202f» dans ses réglages.`;
      return problem.slugs.length === 0
        ? `Le cours est terminé dès que la page ${quote(problem.slide)} l’est\u00a0: rien d’autre n’est demandé, ou une seule de ses règles suffit. Demandez de tout terminer, dans ses réglages.`
        : `Le cours est terminé dès que la page ${quote(problem.slide)} l’est\u00a0: ce qu’il demande est dans le chapitre ${first}, qui n’a besoin de rien de plus. Demandez davantage dans le chapitre ou dans le cours, ou de tout terminer, dans les réglages du cours.`;
    case "missing-alternative":
      switch (problem.medium) {
        case "image":
          return "L’arrière-plan des pages n’a pas de description pour qui ne peut pas le voir. Écrivez-en une, ou laissez-la vide s’il ne fait que décorer.";
        case "audio":
          return `Un son de ${first} n’a pas de transcription pour qui ne peut pas l’entendre. Écrivez-en une.`;
        case "video":
          return `Une vidéo de ${first} n’a pas de sous-titres pour qui ne peut pas l’entendre. Ajoutez un fichier de sous-titres.`;
        default:
          return assertNever(problem);
      }
    case "film-flawed":
      return tellFilm(problem, first);
    case "table-without-head":
      return `${problem.numbers.length > 1 ? `${problem.numbers.length} tableaux de ${first} n’ont` : `Un tableau de ${first} n’a`} pas d’en-tête\u00a0: qui l’écoute ne sait pas de quoi parle une case. Indiquez que la première ligne ou la première colonne nomme les autres.`;
    case "heading-skipped":
      return `${problem.count > 1 ? `${problem.count} sous-titres de ${first} n’ont` : `Un sous-titre de ${first} n’a`} pas de titre avant sur la page\u00a0: qui va de titre en titre croit que quelque chose manque. Faites-en un titre, ou mettez un titre avant.`;
    case "contrast-low":
      return tellContrast(problem);
    case "embed-without-title":
      return problem.count > 1
        ? `${problem.count} pages intégrées de ${first} n’ont pas de titre\u00a0: qui écoute la page ne sait pas ce que c’est. Écrivez-en un pour chacune.`
        : `Une page intégrée de ${first} n’a pas de titre\u00a0: qui écoute la page ne sait pas ce que c’est. Écrivez-en un.`;
    case "embed-not-allowed":
      return `Les pages de ${problem.host} ne peuvent pas être montrées sur cette plateforme\u00a0: dans ${first}, les apprenants trouvent un lien à la place. La personne qui exploite la plateforme peut autoriser ce site.`;
    case "link-nowhere":
      return tellLink(problem, first);
    case "media-outside":
      return `${MEDIA[problem.medium](second)} dans la bibliothèque (${problem.address})\u00a0: les apprenants passent à côté, et aucun paquet ne peut être fait. Ajoutez le fichier à la bibliothèque et mettez-le à cette place, ou mettez un lien.`;
    case "file-untagged":
      return problem.count === 1
        ? `Un PDF de ${first} n’a pas de balises\u00a0: qui l’écoute n’en distingue ni les titres, ni les listes, ni les tableaux, ni l’ordre de lecture. Refaites-le avec des balises («\u202fPDF/UA\u202f» ou «\u202fPDF accessible\u202f»), et remplacez-le dans la bibliothèque.`
        : `${problem.count} PDF de ${first} n’ont pas de balises\u00a0: qui les écoute n’en distingue ni les titres, ni les listes, ni les tableaux, ni l’ordre de lecture. Refaites-les avec des balises («\u202fPDF/UA\u202f» ou «\u202fPDF accessible\u202f»), et remplacez-les dans la bibliothèque.`;
    case "file-gone": {
      const where = problem.slugs.length === 0 ? "L’aspect du cours" : first;
      return problem.count === 1
        ? `${where} montre un fichier qui a été supprimé de la bibliothèque\u00a0: les apprenants ne voient rien à sa place. Choisissez-en un autre, ou retirez-le.`
        : `${where} montre ${problem.count} fichiers qui ont été supprimés de la bibliothèque\u00a0: les apprenants ne voient rien à leur place. Choisissez-en d’autres, ou retirez-les.`;
    }
    default:
      return assertNever(problem);
  }
}
