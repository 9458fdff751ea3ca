// Knows how the map of who waits for whom is drawn: each part with its standing, each line with what is asked.
import type { LockLine, LockNode, LocksMap } from "@academiz/domain/checks";
import { speakThreshold } from "@academiz/domain/scoring";
import { ScoreMark } from "@academiz/ui";
import type { GraphLine, GraphNode, GraphTone } from "@academiz/ui/graph";
import { useLingui } from "@lingui/react/macro";
import { FileText, Folder, type LucideIcon, Square, TriangleAlert } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { NamedElement } from "../common/name-element.ts";
import { useMarkType } from "../inspector/use-mark-type.ts";
import * as styles from "./locks.css.ts";
import { useStandingWords } from "./use-standing-words.ts";

const ICONS: Readonly<Record<LockNode["kind"], LucideIcon>> = {
  chapter: Folder,
  slide: FileText,
  interactivity: Square,
};
const TONES: Readonly<Record<LockNode["standing"], GraphTone>> = {
  open: "open",
  waiting: "plain",
  circling: "fault",
  stuck: "fault",
  behind: "quiet",
};

export function useLocksParts(
  map: LocksMap,
  elements: readonly NamedElement[],
): { readonly nodes: readonly GraphNode[]; readonly lines: readonly GraphLine[] } {
  const { t } = useLingui();
  const words = useStandingWords();
  const markType = useMarkType();
  const named = useMemo(() => new Map(elements.map((element) => [element.slug, element])), [elements]);
  const nameOf = (slug: string): string => named.get(slug)?.name ?? slug;

  const drawNode = ({ slug, kind, standing }: LockNode): GraphNode => {
    const Icon = ICONS[kind];
    const name = nameOf(slug);
    const said = words.ofStanding(standing);
    return {
      id: slug,
      offset: null,
      tone: TONES[standing],
      label: `${words.ofKind(kind)}, ${name}, ${said}`,
      content: (
        <>
          <Icon size={16} aria-hidden className={styles.icon} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.standing}>{said}</span>
          </span>
          {TONES[standing] === "fault" && <TriangleAlert size={16} aria-hidden className={styles.fault} />}
        </>
      ),
    };
  };
  const drawLine = ({ from, to, asks, isGenerated, isCircle }: LockLine): GraphLine => {
    const [before, after] = [nameOf(from), nameOf(to)];
    return {
      id: `${from}>${to}`,
      from,
      to,
      label: t`“${after}” waits for “${before}”`,
      mark: sayAsked(asks, isCircle),
      isQuiet: isGenerated && !isCircle,
    };
  };
  /** Completion is what is usually asked, so that only a score is written, and a circle marked. */
  const sayAsked = (asks: LockLine["asks"], isCircle: boolean): ReactNode => {
    const scores = asks.flatMap(({ type, score = 0 }) => (type === "SCORE" ? [score] : []));
    if (scores.length === 0 && !isCircle) return undefined;
    return (
      <>
        {isCircle && <TriangleAlert size={16} aria-hidden className={styles.fault} />}
        {scores.length > 0 && <ScoreMark score={speakThreshold(undefined, Math.max(...scores), markType).asked} />}
      </>
    );
  };
  return {
    nodes: map.nodes.map(drawNode),
    // What waits for itself stands in the list, and has no line.
    lines: map.lines.filter(({ from, to }) => from !== to).map(drawLine),
  };
}
