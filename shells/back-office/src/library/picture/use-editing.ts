// Knows the steps of editing a picture, with undo and redo, and the size of the resulting file.
import {
  beginEdit,
  beginSteps,
  type CropRatio,
  chooseWrittenType,
  type FocalPoint,
  isUntouched,
  type PictureEdit,
  stepBack,
  stepForward,
  takeStep,
} from "@academiz/domain/documents";
import { useEffect, useState } from "react";
import { type Writing, writePicture } from "./draw-picture.ts";

/** The state after each step. */
export interface Editing extends Writing {
  readonly edit: PictureEdit;
  /** Null: any ratio. */
  readonly ratio: CropRatio | null;
}

/** `PENDING`: it is being written; `REFUSED`: this browser cannot write the type. */
export type Written = Blob | "PENDING" | "REFUSED";

/** Percent: at this quality nobody sees the loss. */
const QUALITY = 85;
/** Milliseconds without a further change. */
const REST = 200;

export function useEditing(bitmap: ImageBitmap, mediaType: string, focus: FocalPoint | null) {
  const [begun] = useState<Editing>(() => ({
    edit: beginEdit({ width: bitmap.width, height: bitmap.height }, focus),
    ratio: null,
    type: chooseWrittenType(mediaType),
    quality: QUALITY,
  }));
  const [steps, setSteps] = useState(() => beginSteps(begun));
  const { now } = steps;
  const { edit, type, quality } = now;
  const isWritten = !isUntouched(edit) || type !== begun.type || quality !== begun.quality;
  const [written, setWritten] = useState<Written>("PENDING");
  const { turns, isMirrored, crop, size } = edit;
  useEffect(() => {
    setWritten("PENDING");
    let isGone = false;
    const pixels = { turns, isMirrored, crop, size, focus: null };
    const timer = window.setTimeout(async () => {
      const blob = await writePicture(bitmap, pixels, { type, quality });
      if (!isGone) setWritten(blob ?? "REFUSED");
    }, REST);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [bitmap, turns, isMirrored, crop, size, type, quality]);
  return {
    now,
    written,
    /** True where its pixels changed, or it is written in another format. */
    isWritten,
    isChanged: now !== begun,
    change: (part: Partial<Editing>) => setSteps((current) => takeStep(current, { ...current.now, ...part })),
    canUndo: steps.before.length > 0,
    canRedo: steps.after.length > 0,
    undo: () => setSteps(stepBack),
    redo: () => setSteps(stepForward),
    startOver: () => setSteps((current) => takeStep(current, begun)),
  };
}
