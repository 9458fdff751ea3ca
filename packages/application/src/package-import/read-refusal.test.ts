// Proves that each refusal of a package has words of its own: it reads the sources that refuse as text.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRefusal } from "./index.ts";

const folder = new URL("../../../../adapters/archive/src/zip/", import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"))
  .join("\n");
/** The words as they are sent, with a value in each placeholder. */
const written = [...sources.matchAll(/(?:new Hostile|\brefuse)\((?:"([^"]+)"|`([^`]+)`)\)/g)]
  .map(([, plain, filled]) => plain ?? filled ?? "")
  // What a library complains of follows words that are listed themselves.
  .filter((words) => !/^\$\{words\}/.test(words))
  .map((words) => words.replace(/\$\{\w*[Nn]ame\}|\$\{entry\.fileName\}/g, "a b/c.html").replace(/\$\{.*?\}/g, "7"));

describe("decisions 7: why a package is refused", () => {
  test("is known for all words with which one is refused", () => {
    expect(written.length).toBeGreaterThan(18);
    expect(written.filter((words) => readRefusal(words).code === "other")).toEqual([]);
  });

  test("names the kind of file that it is instead", () => {
    const named = [...sources.matchAll(/"(it is an? [^"]+)"|`(it is an? [^`]+)`/g)].map(
      ([, plain, filled]) => plain ?? filled ?? "",
    );
    expect(named.map((words) => readRefusal(words).code)).toEqual(["cmi5", "xapi", "aicc", "empty", "zip-in-zip"]);
    expect(readRefusal("it is a zip in a zip: a/course.zip").file).toBe("a/course.zip");
    for (const [words, code] of [
      ["it is a RAR archive, not a zip", "rar"],
      ["it is a 7z archive, not a zip", "7z"],
      ["it is an IMS Common Cartridge, not a SCORM package", "common-cartridge"],
    ] as const)
      expect(readRefusal(words).code).toBe(code);
  });

  test("names the file that it is about", () => {
    expect(readRefusal("a b/c.html is damaged")).toMatchObject({ code: "file.damaged", file: "a b/c.html" });
    expect(readRefusal("it holds a b/c.html twice")).toMatchObject({ code: "file.twice", file: "a b/c.html" });
    expect(readRefusal("its manifest is damaged (oops)")).toMatchObject({ code: "manifest.unreadable", file: null });
    const slip = "the list of its files cannot be read (invalid relative path: ../../evil.html)";
    expect(readRefusal(slip)).toEqual({ code: "path.outside", file: "../../evil.html", words: slip });
    expect(readRefusal("the list of its files cannot be read (absolute path: /etc/passwd)").code).toBe("path.outside");
    expect(readRefusal("the list of its files cannot be read (more than 20000 files)").code).toBe("files.too-many");
  });

  test("is told plainly where the words are new", () => {
    expect(readRefusal("something else")).toEqual({ code: "other", file: null, words: "something else" });
  });
});
