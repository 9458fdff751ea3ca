// Knows what was typed over stored values, and whether it differs from them.
import { useState } from "react";

type Values = Readonly<Record<string, string>>;

export interface Draft<V extends Values> {
  readonly values: V;
  /** Something was typed that is not stored. */
  readonly isChanged: boolean;
  readonly put: (name: keyof V & string, value: string) => void;
  readonly reset: () => void;
}

interface Renewal<V extends Values> {
  readonly stored: V;
  /** The stored values before. */
  readonly seen: V;
  /** What was typed when it was sent; null while nothing is being saved. */
  readonly sent: Partial<V> | null;
}

/**
 * What stays typed once other values are stored: all but values that are stored anew, and what was typed since it was
 * sent.
 */
export function renewTyped<V extends Values>(typed: Partial<V>, { stored, seen, sent }: Renewal<V>): Partial<V> {
  const isTypedOn = (name: keyof V) => sent !== null && typed[name] !== sent[name];
  const names = Object.keys(typed) as (keyof V)[];
  const kept = names.filter((name) => stored[name] === seen[name] || isTypedOn(name));
  return Object.fromEntries(kept.map((name) => [name, typed[name]])) as Partial<V>;
}

/**
 * @param stored the values below what is typed. A value that is stored anew is shown as it is stored, and what was
 * typed over the others stays.
 * @param isSaving the typed values are being saved: what is typed meanwhile stays afterwards.
 */
export function useDraft<V extends Values>(stored: V, isSaving = false): Draft<V> {
  const [typed, setTyped] = useState<Partial<V>>({});
  const [seen, setSeen] = useState(stored);
  const [sent, setSent] = useState<Partial<V> | null>(null);
  if (Object.keys(stored).some((name) => stored[name] !== seen[name])) {
    setSeen(stored);
    setTyped(renewTyped(typed, { stored, seen, sent }));
  }
  if (isSaving !== (sent !== null)) setSent(isSaving ? typed : null);
  const values = { ...stored };
  for (const name of Object.keys(stored) as (keyof V & string)[]) values[name] = typed[name] ?? stored[name];
  return {
    values,
    isChanged: Object.keys(stored).some((name) => values[name]?.trim() !== stored[name]),
    put: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    reset: () => setTyped({}),
  };
}
