// Knows what an element gets that has props of its own and is given others: its own come first.

type Props = Readonly<Record<string, unknown>>;
const isHandler = (value: unknown): value is (...told: readonly unknown[]) => void => typeof value === "function";
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Class names and styles add up, and handlers of both are called, its own first; of others its own are taken. */
export function mergeProps(given: object, own: object): Props {
  const merged: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(own)) {
    const other = merged[name];
    if (value === undefined) continue;
    if (name === "className" && other) merged[name] = value ? `${other} ${value}` : other;
    else if (name === "style" && isObject(value) && isObject(other)) merged[name] = { ...other, ...value };
    else if (name.startsWith("on") && isHandler(value) && isHandler(other))
      merged[name] = (...told: readonly unknown[]) => {
        value(...told);
        other(...told);
      };
    else merged[name] = value;
  }
  return merged;
}
