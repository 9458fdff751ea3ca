// Knows how a test sees the plan by which the database answers a statement of its own process, with hardly any memory
// to sort or hash in.
import pg from "pg";

/** The part of PostgreSQL's EXPLAIN that a test looks at. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Parent Relationship"?: string;
  readonly "Subplan Name"?: string;
  /** How often it was run, and how many rows each run gave. */
  readonly "Actual Loops": number;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

type Query = (...given: unknown[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/**
 * All nodes of the plans of the statements that contain this text. EXPLAIN runs them with all their effects. Nothing
 * else may ask meanwhile.
 */
export async function watchPlans(text: RegExp, work: () => Promise<unknown>): Promise<readonly PlanNode[]> {
  const query = pg.Client.prototype.query as unknown as Query;
  const nodes: PlanNode[] = [];
  pg.Client.prototype.query = async function (this: pg.Client, config: { text: string } | string, ...more: unknown[]) {
    const asked = typeof config === "string" ? config : config.text;
    if (!text.test(asked)) return query.call(this, config, ...more);
    const ask = query.bind(this);
    const { rows } = await ask("show work_mem");
    await ask("set work_mem = '64kB'");
    const explained = await ask(`explain (analyze, format json) ${asked}`, ...more);
    await ask(`set work_mem = '${rows[0]?.["work_mem"]}'`);
    const plans = explained.rows[0]?.["QUERY PLAN"] as readonly { readonly Plan: PlanNode }[];
    nodes.push(...plans.flatMap(({ Plan }) => flatten(Plan)));
    return { ...explained, rows: [] };
  } as unknown as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query;
  }
  return nodes;
}

const flatten = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
