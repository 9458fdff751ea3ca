// Knows what the pieces and places of a game need from the hand that holds one.
import { createContext, use } from "react";
import type { useDrag } from "./use-drag.ts";

/** Where pieces without a place are; a piece that is put there is returned. */
export const BANK = "bank";

export interface Hand {
  /** The piece that is held; null while none is. */
  readonly picked: string | null;
  readonly isDone: boolean;
  readonly drag: ReturnType<typeof useDrag>;
  readonly nameOf: (piece: string) => string;
  readonly pick: (piece: string) => void;
  readonly place: (place: string) => void;
  readonly cancel: () => void;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
}

export const HandContext = createContext<Hand | null>(null);

export function useHand(): Hand {
  const hand = use(HandContext);
  if (!hand) throw new Error("a piece or a place stands outside of what is picked up and placed");
  return hand;
}
