// Knows how somebody wants to read in this browser: how large, in which face, how wide apart.
import { useEffect } from "react";
import "./reading.css.ts";
import { createKeptChoice } from "../brand/kept-choice.ts";

/** Percent of the size that the product has by itself. */
export const TEXT_SIZES = [100, 115, 130, 150, 175] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Reading {
  readonly size: TextSize;
  /** Letters that are told apart more easily, in place of the brand's. */
  readonly hasClearFace: boolean;
  /** More room between lines, words and letters. */
  readonly isWide: boolean;
}

const PLAIN: Reading = { size: 100, hasClearFace: false, isWide: false };

/** As it is kept: `115 clear wide`. */
function readKept(kept: string | null): Reading {
  const words = kept?.split(" ") ?? [];
  const size = TEXT_SIZES.find((one) => String(one) === words[0]) ?? PLAIN.size;
  return { size, hasClearFace: words.includes("clear"), isWide: words.includes("wide") };
}
const write = ({ size, hasClearFace, isWide }: Reading): string =>
  [size, hasClearFace && "clear", isWide && "wide"].filter(Boolean).join(" ");

const choice = createKeptChoice("academiz.READING", readKept, write);
export const chooseReading = choice.choose;
export const useReading = choice.use;

/** The page looks as was chosen, as long as what uses this is there: used once a page. */
export function useReadingLook(): void {
  const reading = useReading();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    style.fontSize = reading.size === PLAIN.size ? "" : `${reading.size}%`;
    if (reading.hasClearFace) dataset["face"] = "clear";
    if (reading.isWide) dataset["room"] = "wide";
    return () => {
      style.fontSize = "";
      delete dataset["face"];
      delete dataset["room"];
    };
  }, [reading]);
}
