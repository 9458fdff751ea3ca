// Knows numbers that grow, numbers that stand, and how Prometheus reads them (text format 0.0.4).

export type Labels = Readonly<Record<string, string>>;
export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}
/** One metric, asked when somebody reads. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** Those of a histogram carry the ends of their names: `_bucket`, `_sum`, `_count`. */
  read(): Promise<readonly (Sample & { readonly suffix?: string })[]>;
}

export interface Counter extends Metric {
  add(labels: Labels): void;
}
export interface Histogram extends Metric {
  observe(labels: Labels, value: number): void;
}

export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const escapeText = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
const writeLabels = (labels: Labels = {}): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return all.length === 0 ? "" : `{${all.join(",")}}`;
};
const writeNumber = (value: number): string =>
  value === Number.POSITIVE_INFINITY ? "+Inf" : Number.isFinite(value) ? String(value) : "NaN";

/**
 * One that cannot be read now (the database is away, say) is left out, and its cause told: the others are written all
 * the same.
 */
export async function writeMetrics(
  metrics: readonly Metric[],
  onTrouble: (name: string, error: unknown) => void,
): Promise<string> {
  const written = await Promise.all(
    metrics.map(async ({ name, help, type, read }) => {
      const samples = await read().catch((error: unknown) => {
        onTrouble(name, error);
        return null;
      });
      if (samples === null) return "";
      const lines = samples.map(
        ({ suffix = "", labels, value }) => `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}\n`,
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    }),
  );
  return written.join("");
}

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels));

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    name,
    help,
    type: "counter",
    add(labels) {
      const key = keyOf(labels);
      const count = counts.get(key);
      if (count) count.value += 1;
      else counts.set(key, { labels, value: 1 });
    },
    read: async () => [...counts.values()],
  };
}

/** `bounds` ascending, without the infinite one. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, { readonly labels: Labels; readonly within: number[]; sum: number; count: number }>();
  return {
    name,
    help,
    type: "histogram",
    observe(labels, value) {
      const key = keyOf(labels);
      const one = all.get(key) ?? { labels, within: bounds.map(() => 0), sum: 0, count: 0 };
      all.set(key, one);
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) one.within[at] = (one.within[at] ?? 0) + 1;
      one.sum += value;
      one.count += 1;
    },
    async read() {
      return [...all.values()].flatMap(({ labels, within, sum, count }) => {
        let below = 0;
        const buckets = bounds.map((bound, at) => {
          below += within[at] ?? 0;
          return { suffix: "_bucket", labels: { ...labels, le: String(bound) }, value: below };
        });
        return [
          ...buckets,
          { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
          { suffix: "_sum", labels, value: sum },
          { suffix: "_count", labels, value: count },
        ];
      });
    },
  };
}

export const createGauge = (
  name: string,
  help: string,
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
  type: "gauge" | "counter" = "gauge",
): Metric => ({ name, help, type, read: async () => read() });
