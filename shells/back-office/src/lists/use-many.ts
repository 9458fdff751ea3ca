// Knows which rows of a list are chosen, whatever page is shown, and how the same is done with each of them.
import { type BulkAct, type BulkView, connectBulk, createBulk } from "@academiz/application/bulk";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";

export interface Many<Row> {
  readonly chosen: ReadonlyMap<string, Row>;
  readonly bulk: BulkView<Row>;
  /** Of those in sight and those chosen before, these are. */
  readonly choose: (keys: ReadonlySet<string>, rows: readonly Row[]) => void;
  readonly clear: () => void;
  /** What is asked for while something is under way is passed over. */
  readonly ask: (items: readonly Row[], act: BulkAct<Row>) => void;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** `onOver` hears once that it is over, and whether all was done: those with whom nothing was done stay chosen. */
export function useMany<Row>(getKey: (row: Row) => string, onOver: (isWhole: boolean) => void): Many<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [snapshot, send] = useActor(useMemo(() => createBulk<Row>(), []));
  const bulk = connectBulk(snapshot);
  const isOver = bulk.phase === "over";
  const conclude = useEffectEvent(() => {
    const done = new Set(bulk.carried.map(getKey));
    setChosen((all) => new Map([...all].filter(([key]) => !done.has(key))));
    const isWhole = bulk.failures.length === 0;
    onOver(isWhole);
    if (isWhole) send({ type: "bulk.dismissed" });
  });
  useEffect(() => {
    if (isOver) conclude();
  }, [isOver]);
  return {
    chosen,
    bulk,
    choose: (keys, rows) => {
      const known = new Map([...chosen, ...rows.map((row) => [getKey(row), row] as const)]);
      setChosen(new Map([...known].filter(([key]) => keys.has(key))));
    },
    clear: () => setChosen(new Map()),
    ask: (items, act) => send({ type: "bulk.asked", items, act }),
    stop: () => send({ type: "bulk.stopped" }),
    dismiss: () => send({ type: "bulk.dismissed" }),
  };
}
