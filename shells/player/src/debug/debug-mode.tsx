// Knows how an author looks behind a course: the keys of god mode and of cheat mode, and what they do (§6.16–§6.18).
import type { LearnizPlayerContext, LearnizPlayerEvent, revealAnswers } from "@academiz/application/learniz-player";
import { useEffect, useEffectEvent, useState } from "react";
import { DebugBar } from "./debug-bar.tsx";
import { isGodKey, readCheatKeys } from "./debug-keys.ts";

export interface DebugModeProps {
  /** The page that is on screen. */
  readonly page: string;
  readonly context: LearnizPlayerContext;
  readonly send: (event: LearnizPlayerEvent) => void;
}

export function DebugMode({ page, context, send }: DebugModeProps) {
  const { isGod } = context;
  const [solve, setSolve] = useState<typeof revealAnswers | null>(null);
  const isCheating = solve !== null;
  const leave = () => {
    setSolve(null);
    send({ type: "god-mode.left" });
  };
  const cheat = async () => {
    if (isCheating) return leave();
    const { revealAnswers } = await import("./reveal.ts");
    if (!isGod) send({ type: "god-mode.entered" });
    setSolve(() => revealAnswers);
  };
  const hear = useEffectEvent((event: KeyboardEvent, typed: string) => {
    if (isGodKey(event) && !isGod) send({ type: "god-mode.entered" });
    const keys = readCheatKeys(isMeant(event) ? event.key : null, typed);
    if (keys.isWhole) void cheat();
    return keys.typed;
  });
  useEffect(() => {
    let typed = "";
    const listen = (event: KeyboardEvent) => {
      typed = hear(event, typed);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const reveal = useEffectEvent(() => solve && send({ type: "course.renewed", as: solve(context) }));
  useEffect(() => {
    if (isGod && isCheating) reveal();
  }, [isGod, isCheating, page]);
  return isGod ? <DebugBar isCheating={isCheating} onLeave={leave} /> : null;
}

const FIELDS = "input, textarea, select, [contenteditable]";

/** Keys that are typed into a field, or together with a modifier key, mean something else. */
const isMeant = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(FIELDS)));
