// Knows in which English words each problem of a course is told.
import { nameItems } from "../../games/index.ts";
import { nameKind, type UnplayableGame } from "../../interactivities/index.ts";
import { assertNever } from "../../kernel/index.ts";
import type { Locker, OutsideMedia } from "../../learniz/index.ts";
import type { AskedScore, CircleWait, FoundProblem } from "./problem.ts";
import { capitalize, floorContrast, joinList, shortenCircle, writePath } from "./words-parts.ts";

type Quote = (slug: string) => string;
type Unwritten = Extract<FoundProblem, { code: "unwritten-question" }>;
type Flawed = Extract<FoundProblem, { code: "game-flawed" }>;
type UnwrittenPart = Extract<FoundProblem, { code: "unwritten-part" }>;
type NeverGiven = Extract<FoundProblem, { code: "score-never-given" }>;

const NOT_SHOWN = "Learners read that it cannot be shown, and nobody completes it";

const MEDIA: Readonly<Record<OutsideMedia["medium"], (slide: string) => string>> = {
  image: (slide) => `A picture of the page ${slide} is`,
  audio: (slide) => `A sound of the page ${slide} is`,
  video: (slide) => `A video of the page ${slide} is`,
  captions: (slide) => `The captions of a video of the page ${slide} are`,
};

function tellUnplayable(reason: UnplayableGame, game: string): string {
  switch (reason.kind) {
    case "no-media":
      return `The game ${game} holds nothing to play.`;
    case "no-game-type":
      return `The game ${game} does not say what kind of game it is.`;
    case "unknown-game-type":
      return `The game ${game} is of a kind that cannot be played yet: ${reason.gameType}.`;
    case "invalid": {
      const [first, ...others] = reason.faults;
      const more = others.length === 0 ? "" : `, and ${others.length} more`;
      const where = first ? ` (${writePath(first.path)}: ${first.message}${more})` : "";
      return `The settings of the game ${game} cannot be read${where}.`;
    }
    default:
      return assertNever(reason);
  }
}

function tellUnwritten({ gameType, kind, numbers }: Unwritten, game: string): string {
  const isOne = numbers.length === 1;
  const { one, many, group = { one: "group", many: "groups" } } = nameItems(gameType).en;
  const which = `${joinList(numbers.map(String), "and")} of the game ${game}`;
  const items = `${isOne ? one : many} ${which}`;
  switch (kind) {
    case "sample":
      return isOne
        ? `Nobody has written ${items} yet: it is the example that came with it. Write your own, or delete it.`
        : `Nobody has written ${items} yet: they are the examples that came with it. Write your own, or delete them.`;
    case "blank":
      return isOne
        ? `${capitalize(items)} has no words yet. Write it, or delete it.`
        : `${capitalize(items)} have no words yet. Write them, or delete them.`;
    case "group":
      return isOne
        ? `${capitalize(group.one)} ${which} has no name yet. Name it, or delete it.`
        : `${capitalize(group.many)} ${which} have no names yet. Name them, or delete them.`;
    case "place":
      return isOne
        ? `Nobody has said where ${items} belongs now: its ${group.one} was deleted. Say where, or delete it.`
        : `Nobody has said where ${items} belong now: their ${group.one} was deleted. Say where, or delete them.`;
    case "answers":
      return `The answers of ${items} are still those of the ${isOne ? "example" : "examples"}. Write your own, or keep them.`;
    case "explanation":
      return isOne
        ? `The explanation of ${items} is still that of the example. Write your own, or clear it.`
        : `The explanations of ${items} are still those of the examples. Write your own, or clear them.`;
    default:
      return assertNever(kind);
  }
}

function tellFlaw({ gameType, kind, numbers }: Flawed, game: string): string {
  const isOne = numbers.length === 1;
  const { one, many } = nameItems(gameType).en;
  const items = `${isOne ? one : many} ${joinList(numbers.map(String), "and")} of the game ${game}`;
  const [them, is] = isOne ? ["it", "is"] : ["them", "are"];
  switch (kind) {
    case "no-end":
      return `No way through the game ${game} comes to an end, so nobody finishes it. Make an end, and lead to it.`;
    case "dead-end":
      return `${capitalize(items)}: learners can be stuck there, for nothing leads on. Lead on from ${them}, or make ${them} an end.`;
    case "lost":
      return `${capitalize(items)}: from there learners can come to no end any more. Lead from ${them} to an end.`;
    case "nowhere":
      return `${capitalize(items)}: something that can be chosen there leads nowhere. Say where it leads, or delete it.`;
    case "unreachable":
      return `${capitalize(items)} ${is} never reached. Lead to ${them}, or delete ${them}.`;
    case "never-holds":
      return `${capitalize(items)}: a condition there can never hold, so learners never see what it opens. Change the condition, or take it away.`;
    default:
      return assertNever(kind);
  }
}

function tellUnwrittenPart({ type, kind, numbers }: UnwrittenPart, set: string): string {
  if (type === "text-box") return `${set} is still the example that came with its page. Write your own, or delete it.`;
  const isOne = numbers.length === 1;
  const list = joinList(numbers.map(String), "and");
  const cards = isOne ? `Card ${list} of ${set}` : `Cards ${list} of ${set}`;
  const files = isOne ? `File ${list} of ${set}` : `Files ${list} of ${set}`;
  switch (kind) {
    case "sample":
      return isOne
        ? `Number ${list} of ${set} is still the example that came with it. Write your own, or delete it.`
        : `Numbers ${list} of ${set} are still the examples that came with it. Write your own, or delete them.`;
    case "front":
      return isOne
        ? `${cards} has no words on its front: nobody knows what it is about, and those who cannot see hear no name. Write some.`
        : `${cards} have no words on their fronts: nobody knows what they are about, and those who cannot see hear no name. Write some.`;
    case "back":
      return isOne
        ? `${cards} has nothing on its back. Write what learners find there, or delete it.`
        : `${cards} have nothing on their backs. Write what learners find there, or delete them.`;
    case "name":
      return isOne
        ? `${files} has no name. Name it, or delete it.`
        : `${files} have no names. Name them, or delete them.`;
    case "required-address":
      return isOne
        ? `${files} has to be opened, and leads nowhere yet. Choose the file, or delete it.`
        : `${files} have to be opened, and lead nowhere yet. Choose the files, or delete them.`;
    case "address":
      return isOne
        ? `${files} leads nowhere yet: learners read its name and cannot open it. Choose the file, or delete it.`
        : `${files} lead nowhere yet: learners read their names and cannot open them. Choose the files, or delete them.`;
    default:
      return assertNever(kind);
  }
}

const tellWait = ({ type, slug, score }: Locker, quote: Quote) =>
  type === "STATUS" ? `${quote(slug)} to be completed` : `a score of at least ${score ?? 0}/100 in ${quote(slug)}`;

function tellAsked({ owner, rule, asked, score }: AskedScore, quote: Quote): string {
  const who = owner === null ? "The course" : quote(owner);
  const verb = rule === "opening" ? "opens" : "is completed";
  const what =
    asked === owner
      ? `an average score of at least ${score}/100`
      : `a score of at least ${score}/100 in ${quote(asked ?? "")}`;
  return `${who} ${verb} with ${what}`;
}

function tellNoScore({ owner, asked, weightless }: NeverGiven, quote: Quote): string {
  if (weightless !== null) {
    return `the game ${quote(weightless)} has no weight above 0, so its score does not count. Give it one, or ask for no score.`;
  }
  return asked === owner
    ? "nothing in it gives a score that counts. Add a game with a weight above 0, or ask for no score."
    : `${quote(asked ?? "")} never gives one. Ask for it to be completed instead, or for the score of a game.`;
}

const tellOtherWay = (severity: "error" | "warning") =>
  severity === "warning" ? " It can still be completed in another way." : "";

function tellCircleWait({ slug, waitsFor, through }: CircleWait, quote: Quote): string {
  const what = waitsFor.type === "STATUS" ? quote(waitsFor.slug) : tellWait(waitsFor, quote);
  const clause = `${quote(slug)} waits for ${what}`;
  if (waitsFor.slug === through) return clause;
  if (waitsFor.kind === "chapter") return `${clause}, which needs ${quote(through)}`;
  return `${clause}, which stands in ${quote(through)}`;
}

const tellBehind = (behind: readonly string[]) => {
  if (behind.length === 0) return "";
  return behind.length === 1 ? " One more never opens behind it." : ` ${behind.length} more never open behind it.`;
};

function tellCircle(waits: readonly CircleWait[], quote: Quote): string {
  const [only] = waits;
  if (waits.length === 1 && only) {
    const itself =
      only.waitsFor.slug === only.slug ? `${quote(only.slug)} waits for itself` : tellCircleWait(only, quote);
    return `${itself}: it never opens. Let it wait for something that can be done before.`;
  }
  const { first, left, last } = shortenCircle(waits);
  const clauses = [...first.map((wait) => tellCircleWait(wait, quote)), ...(left > 0 ? [`${left} more wait so`] : [])];
  const end = last.map((wait) => tellCircleWait(wait, quote)).join("");
  return `${clauses.join(", ")}, and ${end}: they wait for each other, and none of them ever opens. Take one of these conditions away.`;
}

function tellFilm({ kind, count }: Extract<FoundProblem, { code: "film-flawed" }>, where: string): string {
  const isOne = count === 1;
  switch (kind) {
    case "end":
      return isOne
        ? `A video of ${where} ends before it starts, so it plays to its own end. Change its start or its end.`
        : `${count} videos of ${where} end before they start, so they play to their own end. Change their start or their end.`;
    case "outside":
      return isOne
        ? `A chapter of a video of ${where} lies before its start or after its end: learners do not see it. Change its time, or delete it.`
        : `${count} chapters of videos of ${where} lie before the start or after the end: learners do not see them. Change their times, or delete them.`;
    case "untitled":
      return isOne
        ? `A chapter of a video of ${where} has no title: learners read its time alone. Write one.`
        : `${count} chapters of videos of ${where} have no title: learners read their times alone. Write one for each.`;
    default:
      return assertNever(kind);
  }
}

function tellContrast({ selector, scheme, contrast, needed }: Extract<FoundProblem, { code: "contrast-low" }>): string {
  const where = { light: " in the light scheme", dark: " in the dark scheme" };
  return `Own styles of the course make words hard to read${scheme === null ? "" : where[scheme]}: “${selector}” has a contrast of ${floorContrast(contrast)}, and ${needed} is needed. Choose colours farther from each other${scheme === null ? "" : ", or write light-dark(…, …) with one colour for each scheme"}.`;
}

function tellLink(problem: Extract<FoundProblem, { code: "link-nowhere" }>, where: string): string {
  const { flaw, number, address, words } = problem;
  const named = words === "" ? "" : ` “${words}”`;
  const what = number === 0 ? `The link${named} of ${where}` : `File ${number} of ${where}${named && `,${named},`}`;
  return flaw === "own-machine"
    ? `${what} leads to the machine of whoever follows it (${address}): learners find nothing there. Write an address that everybody reaches.`
    : `${what} leads nowhere: its address is not complete (${address}). Write all of it, or take the link away.`;
}

/** @param quote gives the name of an element between quotation marks. */
export function tellInEnglish(problem: FoundProblem, quote: Quote): string {
  const [first = "", second = ""] = problem.slugs.map(quote);
  switch (problem.code) {
    case "empty-course":
      return "The course has no page yet. Add one with something on it.";
    case "empty-chapter":
      return `The chapter ${first} has no page, so nobody completes it. Add one, or remove the chapter.`;
    case "empty-slide":
      return `The page ${first} is empty. Put something on it, or remove it.`;
    case "empty-text":
      return `${first} holds nothing: learners see nothing in its place. Write something there, or delete it.`;
    case "empty-game":
      return `The game ${first} asks nothing: one press completes it, and it gives no score. Write something to answer.`;
    case "game-unplayable":
      return `${tellUnplayable(problem.reason, first)} ${NOT_SHOWN}. Make the game anew, or remove it.`;
    case "game-never-passed":
      return `Nobody can pass the game ${first}: it is passed from a score of ${problem.threshold}/100, and 100 is the highest there is. Ask for 100 at most.`;
    case "unwritten-question":
      return tellUnwritten(problem, first);
    case "game-flawed":
      return tellFlaw(problem, first);
    case "element-unplayable": {
      const needed = problem.severity === "error" ? ", though something waits for that" : "";
      return `${first} is ${nameKind(problem.type).en} with nothing to open. ${NOT_SHOWN}${needed}. Add something to it, or delete it.`;
    }
    case "unwritten-part":
      return tellUnwrittenPart(problem, first);
    case "score-never-given": {
      const asked = tellAsked(problem, quote);
      return `${asked}, but ${tellNoScore(problem, quote)}${tellOtherWay(problem.severity)}`;
    }
    case "score-out-of-reach":
      return `${tellAsked(problem, quote)}, but 100 is the highest there is. Ask for 100 at most.${tellOtherWay(problem.severity)}`;
    case "requires-later":
      return `${first} waits for ${tellWait(problem.waitsFor, quote)}, and ${second} comes after it: learners have to pass it by and come back. Let it wait for something before it.`;
    case "waits-in-circle":
      return `${tellCircle(problem.waits, quote)}${tellBehind(problem.behind)}`;
    case "never-opens": {
      const waits = joinList(
        problem.waitsFor.map((wait) => tellWait(wait, quote)),
        "and for",
      );
      return `${first} never opens: it waits for ${waits}, and no learner gets that far. Mend what it waits for, or take the condition away.${tellBehind(problem.behind)}`;
    }
    case "never-completes":
      return "Nobody can complete the course: what it asks for cannot be done. Mend the errors named beside this one, or ask for less in its settings.";
    case "completes-at-first-slide":
      if (problem.slugs.length === 0 && problem.either !== null)
        return `The page ${quote(problem.slide)} alone can complete the course: a score of ${problem.either}/100 is enough. Choose “Both are needed” in its settings.`;
      return problem.slugs.length === 0
        ? `The course is completed as soon as the page ${quote(problem.slide)} is: nothing else is asked for, or one of its rules is enough. Ask for everything to be done, in its settings.`
        : `The course is completed as soon as the page ${quote(problem.slide)} is: what it asks for is in the chapter ${first}, which needs nothing more. Ask for more in the chapter or in the course, or for everything to be done, in the settings of the course.`;
    case "missing-alternative":
      switch (problem.medium) {
        case "image":
          return "The background of the pages has no description for those who cannot see it. Write one, or leave it empty if it is mere decoration.";
        case "audio":
          return `A sound of ${first} has no transcript for those who cannot hear it. Write one.`;
        case "video":
          return `A video of ${first} has no captions for those who cannot hear it. Add a file of captions.`;
        default:
          return assertNever(problem);
      }
    case "film-flawed":
      return tellFilm(problem, first);
    case "table-without-head":
      return `${problem.numbers.length > 1 ? `${problem.numbers.length} tables of ${first} have` : `A table of ${first} has`} no head: who hears it does not know what a cell is about. Say that the first row or the first column names the others.`;
    case "heading-skipped":
      return `${problem.count > 1 ? `${problem.count} subheadings of ${first} have` : `A subheading of ${first} has`} no heading above on the page: who goes from heading to heading thinks that something is missing. Make it a heading, or put one before it.`;
    case "contrast-low":
      return tellContrast(problem);
    case "embed-without-title":
      return problem.count > 1
        ? `${problem.count} embedded pages of ${first} have no title: who hears the page does not know what they are. Write one for each.`
        : `An embedded page of ${first} has no title: who hears the page does not know what it is. Write one.`;
    case "embed-not-allowed":
      return `Pages of ${problem.host} cannot be shown on this platform: in ${first} learners find a link instead. Whoever operates the platform can allow that host.`;
    case "link-nowhere":
      return tellLink(problem, first);
    case "media-outside":
      return `${MEDIA[problem.medium](second)} not in the library (${problem.address}): learners miss it, and no package can be made. Add the file to the library and put it in that place, or write a link.`;
    case "file-untagged":
      return problem.count === 1
        ? `A PDF of ${first} has no tags: who hears it cannot tell its headings, lists and tables, nor in which order it is read. Make it anew with tags (“PDF/UA” or “accessible PDF”), and replace it in the library.`
        : `${problem.count} PDFs of ${first} have no tags: who hears them cannot tell their headings, lists and tables, nor in which order they are read. Make them anew with tags (“PDF/UA” or “accessible PDF”), and replace them in the library.`;
    case "file-gone": {
      const where = problem.slugs.length === 0 ? "The look of the course" : first;
      return problem.count === 1
        ? `${where} shows a file that was deleted from the library: learners see nothing in its place. Choose another, or take it away.`
        : `${where} shows ${problem.count} files that were deleted from the library: learners see nothing in their place. Choose others, or take them away.`;
    }
    default:
      return assertNever(problem);
  }
}
