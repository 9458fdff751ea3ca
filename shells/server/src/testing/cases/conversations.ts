// Knows how the routes of conversations with experts are called in tests.
import type { answerTemplates, conversationFiles, conversations } from "@academiz/contract";
import { MESSAGE_LENGTH, TEMPLATE_TITLE_LENGTH } from "@academiz/domain/threads";
import { expect } from "vitest";
import { PNG } from "../pictures.ts";
import { type Caller, type CasesOf, call, type Scene } from "../route-case.ts";

const LEARNER = "demo_learner";
const AUTHOR = "demo_author";
const ADMIN = "demo_admin";
const conversation = ({ conversation: slug }: Scene) => ({ slug });
const perimeter = ({ perimeter: perimeterSlug }: Scene) => ({ perimeterSlug });
const badTexts = [{ text: "" }, { text: " \n" }, { text: "x".repeat(MESSAGE_LENGTH + 1) }, { text: 1 }];

export const CONVERSATION_CASES: CasesOf<typeof conversations> = {
  listConversations: {
    badQueries: [{ as: "author" }, { state: "lost" }, { offset: "-1" }],
    async succeeds({ succeed, scene }) {
      const own = await succeed("listConversations", LEARNER);
      expect(own.conversations[0]).toMatchObject({ slug: scene.conversation, answers: false, unread: 0 });
      expect(own).toMatchObject({ isOn: true, mayAnswer: false });
      const desk = await succeed("listConversations", AUTHOR, { query: { as: "expert", state: "unread" } });
      expect(desk.conversations[0]).toMatchObject({
        ...{ slug: scene.conversation, answers: true, unread: 1, place: { name: "A page" } },
        last: { text: "Why is it so?", isOfAsker: true },
        product: { slug: scene.product, type: "learniz" },
      });
    },
  },
  listAsked: {
    params: perimeter,
    async succeeds({ succeed, scene }) {
      const asked = await succeed("listAsked", LEARNER, { params: perimeter(scene) });
      expect(asked).toMatchObject({ isOffered: true, conversations: [{ slug: scene.conversation }] });
      expect((await succeed("listAsked", AUTHOR, { params: perimeter(scene) })).conversations).toEqual([]);
    },
  },
  askExpert: {
    params: perimeter,
    body: () => ({ place: null, text: "And this?" }),
    badBodies: badTexts.map((body) => ({ place: null, ...body })),
    async succeeds({ succeed, scene }) {
      const body = { place: null, text: " And this? " };
      const { slug } = await succeed("askExpert", LEARNER, { params: perimeter(scene), body });
      const { messages } = await succeed("readConversation", AUTHOR, { params: { slug } });
      expect(messages).toMatchObject([{ number: 1, text: "And this?", isOfAsker: true }]);
    },
  },
  readConversation: {
    params: conversation,
    async succeeds({ succeed, scene }) {
      const read = await succeed("readConversation", LEARNER, { params: conversation(scene) });
      expect(read).toMatchObject({ answers: false, asker: { isYou: true }, closed: null, assignee: null });
    },
  },
  writeInConversation: {
    params: conversation,
    body: () => ({ text: "Because" }),
    badBodies: badTexts,
    async succeeds({ succeed, scene }) {
      const params = conversation(scene);
      await succeed("writeInConversation", AUTHOR, { params, body: { text: "Because" } });
      const read = await succeed("readConversation", LEARNER, { params });
      expect(read).toMatchObject({ unread: 1, assignee: { isYou: false } });
      expect(read.messages[1]).toMatchObject({ text: "Because", isOfAsker: false });
    },
  },
  settleConversation: {
    params: conversation,
    body: () => ({ isClosed: true }),
    async succeeds({ succeed, scene }) {
      const params = conversation(scene);
      await succeed("settleConversation", ADMIN, { params, body: { isClosed: true, isMine: true } });
      const read = () => succeed("readConversation", AUTHOR, { params });
      expect(await read()).toMatchObject({ closed: { by: { isYou: false } }, assignee: { isYou: false } });
      await succeed("settleConversation", ADMIN, { params, body: { isMine: false } });
      await succeed("writeInConversation", LEARNER, { params, body: { text: "Still?" } });
      expect(await read()).toMatchObject({ closed: null, assignee: null });
    },
  },
  markConversation: {
    params: conversation,
    body: () => ({ upTo: 1 }),
    badBodies: [{ upTo: -1 }, { upTo: 0.5 }],
    async succeeds({ succeed, scene }) {
      const params = conversation(scene);
      const read = async () => (await succeed("readConversation", AUTHOR, { params })).unread;
      const mark = (body: object) => succeed("markConversation", AUTHOR, { params, body });
      expect(await read()).toBe(1);
      await mark({ upTo: 1 });
      await mark({ upTo: 0 });
      expect(await read()).toBe(0);
      await mark({ upTo: 0, isForced: true });
      expect(await read()).toBe(1);
    },
  },
  readExperts: {
    async succeeds({ succeed }) {
      const read = await succeed("readExperts", ADMIN);
      expect(read).toMatchObject({ isEnabled: true, experts: [{ identifier: AUTHOR }] });
    },
  },
  nameExperts: {
    body: () => ({ isEnabled: false, experts: [] }),
    badBodies: [
      { isEnabled: 1, experts: [] },
      { isEnabled: true, experts: Array.from({ length: 51 }, () => "x") },
    ],
    async succeeds({ succeed, scene }) {
      await succeed("nameExperts", ADMIN, { body: { isEnabled: true, experts: [scene.user] } });
      expect(await succeed("readExperts", ADMIN)).toMatchObject({
        experts: [{ id: scene.user }],
      });
      await succeed("nameExperts", ADMIN, { body: { isEnabled: false, experts: [scene.user] } });
      expect(await succeed("listAsked", LEARNER, { params: perimeter(scene) })).toMatchObject({ isOffered: false });
    },
  },
};

const picture = { file: { name: "../screen.png", bytes: PNG } };
const TEMPLATE = { title: "Restart", text: "Please restart." };

/** The bytes that somebody reads of the file of the last message. */
async function readLast({ server, headersOf, succeed, scene }: Caller, by: string): Promise<Buffer> {
  const { slug, messages } = await succeed("readConversation", by, { params: conversation(scene) });
  const params = { slug, fileSlug: messages.at(-1).files[0].slug };
  const { rawPayload } = await call(server, "readMessageFile", { params, headers: await headersOf(by) });
  return rawPayload;
}

export const CONVERSATION_FILE_CASES: CasesOf<typeof conversationFiles> = {
  attachToQuestion: {
    params: perimeter,
    form: () => picture,
    async succeeds({ succeed, scene }) {
      const file = await succeed("attachToQuestion", LEARNER, { params: perimeter(scene), form: picture });
      expect(file).toMatchObject({ type: "image/png", size: PNG.byteLength });
      const body = { place: null, text: "This?", files: [{ slug: file.slug, alternative: "An error" }] };
      const { slug } = await succeed("askExpert", LEARNER, { params: perimeter(scene), body });
      const { messages } = await succeed("readConversation", AUTHOR, { params: { slug } });
      expect(messages[0].files).toEqual([{ ...file, alternative: "An error" }]);
    },
  },
  attachToMessage: {
    params: conversation,
    form: () => picture,
    async succeeds(caller) {
      const { succeed, scene } = caller;
      const params = conversation(scene);
      const { slug } = await succeed("attachToMessage", AUTHOR, { params, form: picture });
      await succeed("writeInConversation", AUTHOR, { params, body: { text: "So", files: [{ slug }] } });
      expect(await readLast(caller, LEARNER)).toEqual(Buffer.from(PNG));
    },
  },
  readMessageFile: {
    params: (scene) => ({ ...conversation(scene), fileSlug: "none" }),
    async succeeds(caller) {
      const { succeed, scene } = caller;
      const params = conversation(scene);
      const { slug } = await succeed("attachToMessage", LEARNER, { params, form: picture });
      await succeed("writeInConversation", LEARNER, { params, body: { text: "See", files: [{ slug }] } });
      expect(await readLast(caller, AUTHOR)).toEqual(Buffer.from(PNG));
    },
  },
};

export const ANSWER_TEMPLATE_CASES: CasesOf<typeof answerTemplates> = {
  listAnswerTemplates: {
    async succeeds({ succeed }) {
      expect(await succeed("listAnswerTemplates", AUTHOR)).toEqual({ templates: expect.any(Array) });
    },
  },
  addAnswerTemplate: {
    body: () => TEMPLATE,
    badBodies: [
      { ...TEMPLATE, title: " " },
      { ...TEMPLATE, text: "" },
      { ...TEMPLATE, title: "x".repeat(TEMPLATE_TITLE_LENGTH + 1) },
      { ...TEMPLATE, text: "x".repeat(MESSAGE_LENGTH + 1) },
    ],
    async succeeds({ succeed }) {
      const added = await succeed("addAnswerTemplate", AUTHOR, { body: TEMPLATE });
      const { templates } = await succeed("listAnswerTemplates", ADMIN);
      expect(templates).toContainEqual({ ...TEMPLATE, slug: added.slug });
    },
  },
  changeAnswerTemplate: {
    params: () => ({ slug: "none" }),
    body: () => TEMPLATE,
    badBodies: [{ ...TEMPLATE, title: "" }],
    async succeeds({ succeed }) {
      const { slug } = await succeed("addAnswerTemplate", AUTHOR, { body: TEMPLATE });
      const body = { title: "Wait", text: "Please wait." };
      await succeed("changeAnswerTemplate", ADMIN, { params: { slug }, body });
      expect((await succeed("listAnswerTemplates", AUTHOR)).templates).toContainEqual({ slug, ...body });
    },
  },
  removeAnswerTemplate: {
    params: () => ({ slug: "none" }),
    async succeeds({ succeed }) {
      const { slug } = await succeed("addAnswerTemplate", AUTHOR, { body: TEMPLATE });
      await succeed("removeAnswerTemplate", AUTHOR, { params: { slug } });
      const { templates } = await succeed("listAnswerTemplates", AUTHOR);
      expect(templates.map((one: { slug: string }) => one.slug)).not.toContain(slug);
    },
  },
};
