// Knows how signatures that could not be sent wait in a browser: each under a name of its own, one a slot.
import type { KeptSignature, SignatureJournal } from "@academiz/application/ports";
import { listStoredKeys, readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

/** @param owner tells apart the people who share a browser. */
export function createBrowserSignatureJournal(storage: Storage, owner: string): SignatureJournal {
  const room = `front.SIGNATURE.${owner}#`;
  const place = ({ slotSlug }: KeptSignature) => `${room}${slotSlug}`;
  // A signature for which the storage had no room is listed only here.
  const own = new Set<string>();
  return {
    keep(signature) {
      own.add(place(signature));
      writeStored(storage, place(signature), JSON.stringify(signature));
    },
    readPending: () =>
      [...new Set([...listStoredKeys(storage).filter((key) => key.startsWith(room)), ...own])]
        .flatMap((key) => {
          const kept = readStoredJson(storage, key);
          return isSignature(kept) ? [kept] : [];
        })
        .toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1)),
    forget(signature) {
      own.delete(place(signature));
      removeStored(storage, place(signature));
    },
  };
}

function isSignature(kept: unknown): kept is KeptSignature {
  if (typeof kept !== "object" || kept === null) return false;
  const { slotSlug, code, drawing, madeAt } = kept as Record<keyof KeptSignature, unknown>;
  return (
    [slotSlug, madeAt].every((one) => typeof one === "string") &&
    [code, drawing].every((one) => one === null || typeof one === "string")
  );
}
