// Knows which rows of a list are selected, across its pages, and how an action is applied to each of them.
import { type BulkAct, type BulkOver, type BulkView, connectBulk, createBulk } from "@academiz/application/bulk";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

export interface Many<Row> {
  readonly chosen: ReadonlyMap<string, Row>;
  readonly bulk: BulkView<Row>;
  /** Selects exactly these of the rows in sight and those selected before. */
  readonly choose: (keys: ReadonlySet<string>, rows: readonly Row[]) => void;
  readonly clear: () => void;
  /** A request during another one is ignored; `tell` is called once it is over. */
  readonly ask: (items: readonly Row[], act: BulkAct<Row>, tell?: (over: BulkOver<Row>) => void) => void;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/**
 * The selection is cleared at once, so that others can be selected meanwhile. Rows that failed are selected again.
 * `onOver` is called once, at the end. `isTold` is true where the caller of `ask` shows the result itself.
 */
export function useMany<Row>(
  getKey: (row: Row) => string,
  onOver: (over: BulkView<Row>, isTold: boolean) => void,
): Many<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [snapshot, send] = useActor(useMemo(() => createBulk<Row>(), []));
  const bulk = connectBulk(snapshot);
  const letGo = useRef<ReadonlyMap<string, Row>>(new Map());
  const isTold = useRef(false);
  const isOver = bulk.phase === "over";
  const conclude = useEffectEvent(() => {
    const done = new Set(bulk.carried.map(getKey));
    const kept = [...letGo.current].filter(([key]) => !done.has(key));
    letGo.current = new Map();
    setChosen((all) => new Map([...kept, ...all]));
    onOver(bulk, isTold.current);
    if (bulk.failures.length === 0) send({ type: "bulk.dismissed" });
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
    ask: (items, act, tell) => {
      if (bulk.phase === "acting" || items.length === 0) return;
      isTold.current = tell !== undefined;
      const asked = new Set(items.map(getKey));
      letGo.current = new Map([...chosen].filter(([key]) => asked.has(key)));
      setChosen(new Map([...chosen].filter(([key]) => !asked.has(key))));
      send({ type: "bulk.asked", items, act, ...(tell && { tell }) });
    },
    stop: () => send({ type: "bulk.stopped" }),
    dismiss: () => send({ type: "bulk.dismissed" }),
  };
}
