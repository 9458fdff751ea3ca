// Knows the strategy MASTERY: each theme begins at its middle level, rises and falls, and ends once it is mastered
// (decisions 9).
import type { Sequence, SequenceContent } from "../content.ts";
import type { Question } from "../question.ts";
import { pickIndex } from "./pick.ts";
import type { MasteryRules } from "./rules.ts";
import type { Moved, ThemeStanding, Way } from "./way.ts";

/** How many equal answers in a row change the level. */
const IN_A_ROW = 2;

/** The state of a theme during a go. */
interface Going {
  readonly theme: Sequence;
  /** The questions with a right answer in the content, by level from the lowest. */
  readonly levels: readonly Question[][];
  readonly most: number;
  level: number;
  /** Right answers in a row; negative for wrong ones. */
  row: number;
  asked: number;
  /** Whether the answers at the top level were right, in their order. */
  readonly atTop: boolean[];
  isMastered: boolean;
}

function begin(theme: Sequence, { most }: MasteryRules): Going {
  const judged = theme.questions.filter(({ right }) => right !== null);
  const names = [...new Set(judged.map(({ level }) => level))].sort((one, other) => one - other);
  return {
    theme,
    levels: names.map((name) => judged.filter(({ level }) => level === name)),
    most: Math.min(most, judged.length),
    // The lower of two middle levels.
    level: Math.max(0, Math.floor((names.length - 1) / 2)),
    row: 0,
    asked: 0,
    atTop: [],
    isMastered: false,
  };
}

const isOver = ({ isMastered, asked, most }: Going): boolean => isMastered || asked >= most;

/** Where a level has no question left, the nearest one with questions replaces it, the lower of two. */
function settleLevel(going: Going): Question[] {
  const found = going.levels
    .map((left, level) => ({ left, level, away: Math.abs(level - going.level) }))
    .filter(({ left }) => left.length > 0)
    .sort((one, other) => one.away - other.away)[0];
  if (!found) return [];
  if (found.level !== going.level) {
    going.level = found.level;
    going.row = 0;
  }
  return found.left;
}

export function walkMastery({ sequences }: SequenceContent, rules: MasteryRules, seed: string): Way {
  const goings = sequences.map((theme) => begin(theme, rules));
  const findGoing = () => goings.find((one) => !isOver(one));
  const findAt = (going: Going, left: readonly Question[]) =>
    pickIndex(left.length, seed, going.theme.uuid, going.asked);
  return {
    next() {
      const going = findGoing();
      if (!going) return null;
      const left = settleLevel(going);
      const question = left[findAt(going, left)];
      return question ? { theme: going.theme, question } : null;
    },
    take(isRight) {
      const going = findGoing();
      if (!going) return { move: null, remediates: false };
      const left = settleLevel(going);
      left.splice(findAt(going, left), 1);
      going.asked += 1;
      return move(going, rules, isRight);
    },
    readThemes: () => goings.map(describe),
    readAbility: () => null,
    readScore: () => scoreThemes(goings),
    most: goings.reduce((sum, { most }) => sum + most, 0),
  };
}

function move(going: Going, { right, last }: MasteryRules, isRight: boolean): Moved {
  const top = going.levels.length - 1;
  if (going.level === top) {
    going.atTop.push(isRight);
    going.isMastered = going.atTop.slice(-last).filter((one) => one).length >= right;
  }
  going.row = isRight ? Math.max(0, going.row) + 1 : Math.min(0, going.row) - 1;
  if (going.row === IN_A_ROW && going.level < top) {
    going.level += 1;
    going.row = 0;
    return { move: "up", remediates: false };
  }
  if (going.row > -IN_A_ROW) return { move: null, remediates: false };
  going.row = 0;
  if (going.level === 0) return { move: null, remediates: true };
  going.level -= 1;
  return { move: "down", remediates: true };
}

const describe = ({ theme, level, levels, isMastered, most }: Going): ThemeStanding => ({
  uuid: theme.uuid,
  level,
  levels: levels.length,
  isMastered,
  most,
});

/** A mastered theme counts in full, another one by the levels below the present one. */
function scoreThemes(goings: readonly Going[]): number | null {
  const asking = goings.filter(({ levels }) => levels.length > 0);
  if (asking.length === 0) return null;
  const worth = asking.reduce(
    (sum, { isMastered, level, levels }) => sum + (isMastered ? 1 : level / levels.length),
    0,
  );
  return Math.round((100 * worth) / asking.length);
}
