// Knows where a graph can be cut: at nodes that every path passes, so that each piece is laid out by itself.
export interface Line {
  readonly from: string;
  readonly to: string;
}

/** A part of a graph; `top` is the node that it shares with the piece above it, null in the first. */
export interface Piece {
  readonly ids: readonly string[];
  readonly lines: readonly Line[];
  readonly top: string | null;
}

/**
 * The pieces of a graph from the top to the bottom, as small as it can be cut, so that an edit changes only one of
 * them. A graph with a cycle is one piece. All that stands below a cut comes from it.
 */
export function cutGraph(ids: readonly string[], lines: readonly Line[]): readonly Piece[] {
  const whole = [{ ids, lines, top: null }];
  const rows = findRows(ids, lines);
  if (rows === null) return whole;
  const cuts = findCuts(rows, lines);
  /** For each row the piece that it is in. The row of a cut ends the piece above. */
  const places = new Map<number, number>();
  for (let row = 0, at = 0; row <= Math.max(0, ...rows.values()); row += 1) {
    places.set(row, at);
    if (cuts[at]?.row === row) at += 1;
  }
  const pieceOf = (id: string): number => places.get(rows.get(id) ?? 0) ?? 0;
  const pieces = Array.from({ length: cuts.length + 1 }, (_, at) => {
    const top = cuts[at - 1]?.id ?? null;
    return { ids: top === null ? [] : [top], lines: [] as Line[], top };
  });
  for (const id of ids) pieces[pieceOf(id)]?.ids.push(id);
  for (const line of lines) pieces[pieceOf(line.to)]?.lines.push(line);
  return pieces;
}

/** How many nodes stand above each on the longest path to it; null where there is a cycle. */
function findRows(ids: readonly string[], lines: readonly Line[]): ReadonlyMap<string, number> | null {
  const rows = new Map(ids.map((id) => [id, 0]));
  const [after, open] = [new Map<string, string[]>(), new Map(ids.map((id) => [id, 0]))];
  for (const { from, to } of lines) {
    after.set(from, [...(after.get(from) ?? []), to]);
    open.set(to, (open.get(to) ?? 0) + 1);
  }
  const free = ids.filter((id) => open.get(id) === 0);
  let done = 0;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    done += 1;
    for (const next of after.get(id) ?? []) {
      rows.set(next, Math.max(rows.get(next) ?? 0, (rows.get(id) ?? 0) + 1));
      const left = (open.get(next) ?? 0) - 1;
      open.set(next, left);
      if (left === 0) free.push(next);
    }
  }
  return done === ids.length ? rows : null;
}

/** Nodes below the top that are alone on their row and that no line passes. */
function findCuts(rows: ReadonlyMap<string, number>, lines: readonly Line[]) {
  const onRow = new Map<number, string[]>();
  for (const [id, row] of rows) onRow.set(row, [...(onRow.get(row) ?? []), id]);
  /** For each row: how many more lines pass it than the row above. */
  const turns = new Map<number, number>();
  const turn = (row: number, by: number) => turns.set(row, (turns.get(row) ?? 0) + by);
  for (const { from, to } of lines) {
    turn((rows.get(from) ?? 0) + 1, 1);
    turn(rows.get(to) ?? 0, -1);
  }
  const cuts: { readonly id: string; readonly row: number }[] = [];
  for (let row = 1, past = 0; row < onRow.size - 1; row += 1) {
    past += turns.get(row) ?? 0;
    const [id, other] = onRow.get(row) ?? [];
    if (id !== undefined && other === undefined && past === 0) cuts.push({ id, row });
  }
  return cuts;
}
