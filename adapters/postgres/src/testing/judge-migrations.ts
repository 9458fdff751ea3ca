// Knows what a migration may do while the former version still serves: the known additions, and nothing else (0033).

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const TABLE = new RegExp(String.raw`^create (?:unlogged )?table ${NAME} \((?!.*\binherits\b).*\)$`, "i");
const INDEX = new RegExp(`^create (unique )?index (?:concurrently )?${NAME} on ${NAME} `, "i");
const DROPPED_INDEX = new RegExp(`^drop index ${NAME}$`, "i");
const ALTERED = new RegExp(`^alter table (?:only )?${NAME} (.*)$`, "i");
/** References without `on delete cascade`: they would keep the former version from deleting a row. */
const HOLDING = new RegExp(String.raw`\breferences ${NAME}(?!.*\bon delete cascade\b)`, "i");
const ADDED_VALUE = new RegExp(`^alter type ${NAME} add value `, "i");

/** What a table of the former version may be given: more room, and leave to stay empty. */
const COLUMN = /^add (?:column )?(?!(?:constraint|check|unique|primary|foreign|exclude)\b)(?:"[^"]*"|\w+) (.*)$/i;
const OPENED = /^alter (?:column )?(?:"[^"]*"|\w+) drop not null$/i;
/** Additions that would bind rows that the former version writes or deletes. */
const BINDING = /\b(?:unique|primary key|references|check|generated)\b|^(?!.*\bdefault\b).*\bnot null\b/i;
/** What a table that the former version does not know may be given. */
const FRESH_ACTION = /^(?:add|alter) /i;

/** Quoted names stay; quoted texts and bodies become one word, so that nothing inside is parsed. */
const QUOTED = /"[^"]*"|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--.*$|\/\*[\s\S]*?\*\//gm;
const mask = (found: string): string => {
  if (found.startsWith('"')) return found;
  return /^['$]/.test(found) ? `'${Buffer.from(found).toString("hex")}'` : "";
};

/** One statement at a time, without comments. */
const splitStatements = (sql: string): readonly string[] =>
  sql
    .replaceAll(QUOTED, mask)
    .split(";")
    .map((one) => one.replaceAll(/\s+/g, " ").trim())
    .filter((one) => one !== "");

/** The actions of one ALTER TABLE: between commas outside parentheses. */
function splitActions(text: string): readonly string[] {
  const actions = [""];
  let depth = 0;
  for (const [token] of text.matchAll(/"[^"]*"|[\s\S]/g)) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === "," && depth === 0) actions.push("");
    else actions.push(`${actions.pop() ?? ""}${token}`);
  }
  return actions.map((one) => one.trim());
}

/** The text between the outer parentheses. */
const readBody = (statement: string): string => statement.slice(statement.indexOf("(") + 1, -1);

const addsColumn = (action: string): boolean => {
  const definition = COLUMN.exec(action)?.[1];
  return definition !== undefined && !BINDING.test(definition);
};

/** An index that is not unique only serves speed: it may be replaced by another that is not unique. */
function isDrawnAnew(name: string, former: readonly string[], later: readonly string[]): boolean {
  const listOf = (statements: readonly string[]) =>
    statements.map((one) => INDEX.exec(one)).filter((found) => found?.[2] === name);
  const isPlain = (found: RegExpExecArray | null | undefined) => found !== undefined && !found?.[1];
  return isPlain(listOf(former).at(-1)) && isPlain(listOf(later)[0]);
}

/**
 * `former`: all migrations up to then. `excused`: statements that are not additions, each with the reason why it is
 * harmless.
 */
export function judgeMigrations(
  sql: string,
  { former = "", excused = {} }: { readonly former?: string; readonly excused?: Readonly<Record<string, string>> } = {},
): readonly string[] {
  const statements = splitStatements(sql);
  const before = splitStatements(former);
  const known = new Set(Object.keys(excused).flatMap(splitStatements));
  const fresh = new Set(statements.flatMap((one) => TABLE.exec(one)?.[1] ?? []));
  const isHolding = (part: string): boolean => {
    const held = HOLDING.exec(part)?.[1];
    return held !== undefined && !fresh.has(held);
  };
  const isAddition = (statement: string, at: number): boolean => {
    if (known.has(statement) || ADDED_VALUE.test(statement)) return true;
    if (TABLE.test(statement)) return !splitActions(readBody(statement)).some(isHolding);
    const [, unique, , indexed = ""] = INDEX.exec(statement) ?? [];
    if (indexed !== "") return unique === undefined || fresh.has(indexed);
    const dropped = DROPPED_INDEX.exec(statement)?.[1];
    if (dropped !== undefined)
      return isDrawnAnew(dropped, [...before, ...statements.slice(0, at)], statements.slice(at));
    const [, altered = "", actions = ""] = ALTERED.exec(statement) ?? [];
    return splitActions(actions).every((action) =>
      fresh.has(altered) ? FRESH_ACTION.test(action) && !isHolding(action) : addsColumn(action) || OPENED.test(action),
    );
  };
  return statements.filter((statement, at) => !isAddition(statement, at));
}
