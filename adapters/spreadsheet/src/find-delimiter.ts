// Knows which character separates the cells of a text, from its first line.

const DELIMITERS = [";", ",", "\t"];

/** The one that occurs most often outside quotes; a comma where there is none. */
export function findDelimiter(text: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.replace(/^\ufeff/, "").replace(/^\s*[\r\n]+/, ""))?.[0] ?? "";
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const count = (delimiter: string) => bare.split(delimiter).length - 1;
  const [most] = DELIMITERS.map((delimiter) => ({ delimiter, times: count(delimiter) })).sort(
    (one, other) => other.times - one.times,
  );
  return most && most.times > 0 ? most.delimiter : ",";
}
