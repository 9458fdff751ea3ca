// Knows how the routes of the threads are called in tests.
import type { threads } from "@academiz/contract";
import { MESSAGE_LENGTH } from "@academiz/domain/threads";
import { expect } from "vitest";
import type { CasesOf, Scene } from "../route-case.ts";

const AUTHOR = "demo_author";
const thread = ({ thread: slug }: Scene) => ({ slug });
const first = (scene: Scene) => ({ ...thread(scene), number: "1" });
const about = ({ product }: Scene) => ({ kind: "comment", subject: product });
const badTexts = [{ text: "" }, { text: " \n" }, { text: "x".repeat(MESSAGE_LENGTH + 1) }, { text: 1 }];

export const THREAD_CASES: CasesOf<typeof threads> = {
  listThreads: {
    params: about,
    async succeeds({ succeed, scene }) {
      const { threads } = await succeed("listThreads", AUTHOR, { params: about(scene) });
      expect(threads).toMatchObject([
        { slug: scene.thread, messages: 1, unread: 0, first: { author: { isYou: true } } },
      ]);
    },
  },
  readThread: {
    params: thread,
    async succeeds({ succeed, scene }) {
      const { messages } = await succeed("readThread", AUTHOR, { params: thread(scene) });
      expect(messages).toMatchObject([{ number: 1, text: "What of this?" }]);
    },
  },
  openThread: {
    body: (scene) => ({ ...about(scene), place: null, text: "Of the whole" }),
    badBodies: badTexts.map((body) => ({ kind: "comment", subject: "x", place: null, ...body })),
    async succeeds({ succeed, scene }) {
      const body = { ...about(scene), place: null, text: " Of the whole " };
      const { slug } = await succeed("openThread", AUTHOR, { body });
      const { messages } = await succeed("readThread", AUTHOR, { params: { slug } });
      expect(messages[0].text).toBe("Of the whole");
    },
  },
  writeMessage: {
    params: thread,
    body: () => ({ text: "Yes" }),
    badBodies: badTexts,
    async succeeds({ succeed, scene }) {
      const params = thread(scene);
      await succeed("writeMessage", "demo_admin", { params, body: { text: "Yes" } });
      const { messages, unread } = await succeed("readThread", AUTHOR, { params });
      expect(messages).toMatchObject([{ number: 1 }, { number: 2, text: "Yes", author: { isYou: false } }]);
      expect(unread).toBe(1);
    },
  },
  editMessage: {
    params: first,
    body: () => ({ text: "Other words" }),
    badBodies: badTexts,
    async succeeds({ succeed, scene }) {
      await succeed("editMessage", AUTHOR, { params: first(scene), body: { text: "Other words" } });
      const { messages } = await succeed("readThread", AUTHOR, { params: thread(scene) });
      expect(messages).toMatchObject([{ text: "Other words", editedAt: expect.any(String) }]);
    },
  },
  removeMessage: {
    params: first,
    async succeeds({ succeed, scene }) {
      await succeed("writeMessage", "demo_admin", { params: thread(scene), body: { text: "Yes" } });
      await succeed("removeMessage", AUTHOR, { params: first(scene) });
      const { messages } = await succeed("readThread", AUTHOR, { params: thread(scene) });
      expect(messages).toMatchObject([{ number: 2 }]);
      expect(await succeed("removeMessage", "demo_admin", { params: { ...thread(scene), number: "2" } })).toEqual({
        thread: null,
      });
      expect((await succeed("listThreads", AUTHOR, { params: about(scene) })).threads).toEqual([]);
    },
  },
  settleThread: {
    params: thread,
    body: () => ({ isResolved: true }),
    async succeeds({ succeed, scene }) {
      await succeed("settleThread", AUTHOR, { params: thread(scene), body: { isResolved: true } });
      const { resolved } = await succeed("readThread", AUTHOR, { params: thread(scene) });
      expect(resolved).toMatchObject({ by: { isYou: true } });
      await succeed("writeMessage", AUTHOR, { params: thread(scene), body: { text: "Or not" } });
      expect((await succeed("readThread", AUTHOR, { params: thread(scene) })).resolved).toBeNull();
    },
  },
  markThread: {
    params: thread,
    body: () => ({ upTo: 1 }),
    badBodies: [{ upTo: -1 }, { upTo: 0.5 }],
    async succeeds({ succeed, scene }) {
      const read = async () => (await succeed("readThread", "demo_admin", { params: thread(scene) })).unread;
      const mark = (body: object) => succeed("markThread", "demo_admin", { params: thread(scene), body });
      expect(await read()).toBe(1);
      await mark({ upTo: 1 });
      await mark({ upTo: 0 });
      expect(await read()).toBe(0);
      await mark({ upTo: 0, isForced: true });
      expect(await read()).toBe(1);
    },
  },
};
