// Knows when and how a provider's script is loaded, what is reported where it does not speak, and who speaks then.
import type { SpeechEars, SpeechOutput } from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { describe, expect, test, vi } from "vitest";
import { addressScript, createProviderVoice, type StartProvider, type WindowOfScripts } from "./index.ts";

const SPOKEN = { text: "Leave at once.", language: "fr", rate: 1.5 } as const;
const ADDRESS = "https://voice.example/{clientId}/reader.js";
type Script = { src: string; referrerPolicy: string; dataset: object; onload(): void; onerror(): void; remove(): void };

/** A page whose scripts come when the test says so. */
function openPage(leaves?: StartProvider) {
  const scripts: Script[] = [];
  const document = {
    createElement: () => ({ dataset: {}, remove: () => scripts.pop() }),
    querySelector: () => scripts[0] ?? null,
    head: { append: (script: Script) => void scripts.push(script) },
  };
  let isLate = () => {};
  const window: WindowOfScripts = {
    document: document as unknown as Document,
    setTimeout: (run) => {
      isLate = run;
    },
  };
  return {
    window,
    scripts,
    loseScript: () => scripts.at(-1)?.onerror(),
    loseTime: () => isLate(),
    bringScript() {
      window.academizVoice = leaves;
      scripts.at(-1)?.onload();
    },
  };
}
const openProvider = () => {
  const speak = vi.fn((_text: string, _spoken: { onWord(at: number): void; onEnd(): void; onError(): void }) => stop);
  const stop = vi.fn();
  return { start: vi.fn<StartProvider>(() => ({ speak })), speak, stop };
};
const listen = () => {
  const heard: unknown[] = [];
  const ears: SpeechEars = {
    onWord: (...word) => heard.push(["word", ...word]),
    onEnd: () => heard.push("end"),
    onFailure: (failure) => heard.push(failure),
    onStandIn: (failure) => heard.push(failure),
  };
  return { heard, ears };
};
const device = (): SpeechOutput & { readonly said: string[] } => {
  const said: string[] = [];
  return {
    said,
    isThere: () => true,
    speak(spoken) {
      said.push(spoken.text);
      return () => said.push("stopped");
    },
  };
};
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
function open(page: ReturnType<typeof openPage>, id: Result<string | null, unknown> = succeed("42")) {
  const standIn = device();
  const readClientId = vi.fn(async () => id);
  const voice = createProviderVoice(page.window, { address: ADDRESS, readClientId, standIn });
  return { voice, standIn, readClientId };
}

describe("a provider that reads aloud", () => {
  test("§7.146 is asked for with the first sentence, by the id of the client, in fr_fr", async () => {
    const provider = openProvider();
    const page = openPage(provider.start);
    const { voice, readClientId } = open(page);
    expect([page.scripts.length, readClientId.mock.calls.length]).toEqual([0, 0]);
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect(page.scripts).toMatchObject([
      { src: "https://voice.example/42/reader.js", referrerPolicy: "strict-origin" },
    ]);
    page.bringScript();
    await settle();
    expect(provider.start).toHaveBeenCalledWith({ clientId: "42", language: "fr_fr" });
    expect(provider.speak).toHaveBeenCalledWith(
      "Leave at once.",
      expect.objectContaining({ language: "fr_fr", rate: 1.5 }),
    );
    const spoken = provider.speak.mock.calls[0]?.[1];
    spoken?.onWord(6);
    spoken?.onEnd();
    spoken?.onEnd();
    expect(heard).toEqual([["word", 6, 0], "end"]);
  });

  test("decisions 14: the language of the product is the voice's, and one script reads every sentence", async () => {
    const provider = openProvider();
    const page = openPage(provider.start);
    const { voice } = open(page);
    const stop = voice.speak({ ...SPOKEN, language: "en" }, listen().ears);
    await settle();
    page.bringScript();
    await settle();
    stop();
    expect(provider.stop).toHaveBeenCalledOnce();
    voice.speak({ ...SPOKEN, language: "en" }, listen().ears);
    await settle();
    expect([provider.start.mock.calls.length, page.scripts.length]).toEqual([1, 1]);
    expect(provider.speak).toHaveBeenLastCalledWith(SPOKEN.text, expect.objectContaining({ language: "en_gb" }));
  });

  test("a sentence that is stopped before the script came is never spoken; a broken voice is reported once", async () => {
    const provider = openProvider();
    const page = openPage(provider.start);
    const { voice, standIn } = open(page);
    voice.speak(SPOKEN, listen().ears)();
    await settle();
    page.bringScript();
    await settle();
    expect([provider.speak.mock.calls.length, standIn.said]).toEqual([0, []]);
    provider.speak.mockImplementation(() => {
      throw new Error("no sound");
    });
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect(heard).toEqual(["broken"]);
  });
});

describe("where a provider does not speak the device does, and the reason is reported", () => {
  test("§5.48 an invalid client id loads nothing", async () => {
    const page = openPage();
    const { voice, standIn } = open(page, succeed(" "));
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect([page.scripts.length, heard, standIn.said]).toEqual([0, ["invalid-client-id"], [SPOKEN.text]]);
  });

  test("§5.49 a script that stands in the page already is not loaded again", async () => {
    const page = openPage(openProvider().start);
    page.bringScript();
    const { voice } = open(page);
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect([page.scripts.length, heard]).toEqual([0, ["script-already-loaded"]]);
  });

  test.each<[string, StartProvider | undefined, "loseScript" | "loseTime" | "bringScript"]>([
    ["does not come", undefined, "loseScript"],
    ["does not come in time", undefined, "loseTime"],
    ["leaves nothing", undefined, "bringScript"],
    ["gives no voice", () => null, "bringScript"],
    [
      "throws",
      () => {
        throw new Error("unknown id");
      },
      "bringScript",
    ],
    ["refuses", async () => Promise.reject(new Error("unknown id")), "bringScript"],
  ])("§5.50 a script that %s", async (_, leaves, happens) => {
    const page = openPage(leaves);
    const { voice, standIn } = open(page);
    const { heard, ears } = listen();
    const stop = voice.speak(SPOKEN, ears);
    await settle();
    page[happens]();
    await settle();
    expect([heard, standIn.said]).toEqual([["cannot-initialize"], [SPOKEN.text]]);
    stop();
    expect(standIn.said).toEqual([SPOKEN.text, "stopped"]);
  });

  test("§5.47 for a client without a provider the device reads, and nothing is reported", async () => {
    const page = openPage();
    const { voice, standIn } = open(page, succeed(null));
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect([page.scripts.length, heard, standIn.said]).toEqual([0, [], [SPOKEN.text]]);
  });

  test("§5.50 a platform that does not answer stops no reading, and is asked again for the next sentence", async () => {
    const { voice, standIn, readClientId } = open(openPage(), fail("offline"));
    const { heard, ears } = listen();
    voice.speak(SPOKEN, ears);
    await settle();
    expect([heard, standIn.said]).toEqual([["cannot-initialize"], [SPOKEN.text]]);
    voice.speak(SPOKEN, ears);
    await settle();
    expect(readClientId).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ["https://a.example/{clientId}.js", "https://a.example/a%2Fb.js"],
  ["https://a.example/x.js", "https://a.example/x.js?clientId=a%2Fb"],
  ["https://a.example/x.js?p=1", "https://a.example/x.js?p=1&clientId=a%2Fb"],
])("§7.146 %s is asked for with the client id", (address, asked) => expect(addressScript(address, "a/b")).toBe(asked));
