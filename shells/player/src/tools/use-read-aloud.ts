// Knows a page that is read aloud: its passages go to the machine, and the spoken words are highlighted.

import type { SpeechOutput } from "@academiz/application/ports";
import { connectReadAloud, type ReadAloudView, readAloudMachine } from "@academiz/application/read-aloud";
import { chooseVoiceRate, useVoiceRate } from "@academiz/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import { collectPassages, findRange, type Passage } from "./collect-passages.ts";
import { bringIntoSight, markRange } from "./mark-range.ts";

export interface ReadAloud {
  readonly view: ReadAloudView;
  /** Starts at the first passage that is in sight. */
  readonly read: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly move: (by: 1 | -1) => void;
  readonly chooseRate: (rate: number) => void;
}

/** The height of the bar above the page. */
const TOP = 64;

export function useReadAloud(speech: SpeechOutput, language: "fr" | "en", slideSlug: string): ReadAloud {
  const rate = useVoiceRate();
  const [snapshot, send] = useMachine(readAloudMachine, { input: { speech, language, rate } });
  const view = connectReadAloud(snapshot);
  const passages = useRef<readonly Passage[]>([]);
  const { sentence, word } = view;
  const isOn = view.state === "reading" || view.state === "paused";

  // The speed may also come from the account, or from another tab.
  useEffect(() => send({ type: "rate.chosen", rate }), [send, rate]);
  // Another page is read only when it is asked for.
  useEffect(() => () => send({ type: "stopped" }), [send, slideSlug]);
  useEffect(() => {
    const passage = isOn && sentence ? passages.current[sentence.passage] : undefined;
    const range = passage && sentence ? findRange(passage, sentence.start, sentence.end) : null;
    markRange("sentence", range);
    const place = range ?? passage?.element;
    if (place) bringIntoSight(place);
    return () => markRange("sentence", null);
  }, [isOn, sentence]);
  useEffect(() => {
    const passage = isOn && sentence ? passages.current[sentence.passage] : undefined;
    markRange("word", passage && word ? findRange(passage, word.start, word.end) : null);
    return () => markRange("word", null);
  }, [isOn, sentence, word]);

  const read = () => {
    const page = document.querySelector("main article");
    if (!page) return;
    const collected = collectPassages(page);
    passages.current = collected;
    const inSight = collected.findIndex(({ element }) => element.getBoundingClientRect().bottom > TOP);
    send({
      type: "reading.asked",
      passages: collected.map(({ text }) => text),
      from: Math.max(0, inSight),
    });
  };
  return {
    view,
    read,
    pause: () => send({ type: "paused" }),
    resume: () => send({ type: "resumed" }),
    stop: () => send({ type: "stopped" }),
    move: (by) => send({ type: "moved", by }),
    chooseRate: chooseVoiceRate,
  };
}
