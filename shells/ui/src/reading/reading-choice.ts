// Knows how somebody wants to read in this browser: how large, in which face, how widely spaced.
import { type Reading, TEXT_SIZES } from "@academiz/domain/identity";
import { useEffect } from "react";
import "./reading.css.ts";
import { createKeptChoice } from "../brand/kept-choice.ts";

/** The part of it that changes how text looks. */
export type TextLook = Pick<Reading, "size" | "hasClearFace" | "isWide">;

const PLAIN: TextLook = { size: 100, hasClearFace: false, isWide: false };

/** Reads the stored form: `115 clear wide`. */
function readKept(kept: string | null): TextLook {
  const words = kept?.split(" ") ?? [];
  const size = TEXT_SIZES.find((one) => String(one) === words[0]) ?? PLAIN.size;
  return { size, hasClearFace: words.includes("clear"), isWide: words.includes("wide") };
}
const write = ({ size, hasClearFace, isWide }: TextLook): string =>
  [size, hasClearFace && "clear", isWide && "wide"].filter(Boolean).join(" ");

const choice = createKeptChoice("academiz.READING", readKept, write);
export const chooseReading = choice.choose;
export const useReading = choice.use;

/** Applies the choice to the page while the caller is mounted: used once a page. */
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
