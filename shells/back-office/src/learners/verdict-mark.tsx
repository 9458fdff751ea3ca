// Knows how the verdict on an answer is shown: by a mark and a word, never by colour alone.
import type { LearnerAnswer } from "@academiz/application/ports";
import { StatusChip, type Tone } from "@academiz/ui";
import { Check, CircleDashed, Minus, X } from "lucide-react";
import { useAnswerWords } from "./answer-words.ts";

const LOOKS = {
  right: { tone: "success", Icon: Check },
  partly: { tone: "warning", Icon: CircleDashed },
  wrong: { tone: "error", Icon: X },
  none: { tone: "neutral", Icon: Minus },
} as const satisfies Readonly<Record<string, { readonly tone: Tone; readonly Icon: typeof Check }>>;

export function VerdictMark({ verdict }: Pick<LearnerAnswer, "verdict">) {
  const { judge } = useAnswerWords();
  const { tone, Icon } = LOOKS[verdict ?? "none"];
  return (
    <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />}>
      {judge(verdict)}
    </StatusChip>
  );
}
