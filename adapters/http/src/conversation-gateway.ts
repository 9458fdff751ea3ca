// Knows how conversations with experts are asked for over HTTP.
import type {
  AddedFile,
  AnswerTemplateGateway,
  AskingGateway,
  ConversationCriteria,
  ConversationGateway,
  ConversationsPage,
  ExpertGateway,
} from "@academiz/application/ports";
import { answerTemplates, CONVERSATION_PAGE, conversationFiles, conversations } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readBytes } from "./documents/upload-token.ts";

/** Refusals are shown where people write: nobody is led away from what they typed. */
const IN_PLACE = { tellsRefusals: true } as const;

function writeForm(file: AddedFile): FormData {
  const form = new FormData();
  form.set("source", readBytes(file), file.name);
  return form;
}

const createTalk = (api: ApiClient): Omit<ConversationGateway, "list"> => ({
  read: (slug) => api.call(conversations.readConversation, { params: { slug }, ...IN_PLACE }),
  write: (slug, text, files) =>
    api.call(conversations.writeInConversation, { params: { slug }, body: { text, files: [...files] }, ...IN_PLACE }),
  attach: (slug, file) =>
    api.call(conversationFiles.attachToMessage, { params: { slug }, form: writeForm(file), ...IN_PLACE }),
  readFile: async (slug, fileSlug) =>
    mapResult(
      await api.call(conversationFiles.readMessageFile, { params: { slug, fileSlug }, ...IN_PLACE }),
      ({ bytes }) => bytes,
    ),
  settle: (slug, body) => api.call(conversations.settleConversation, { params: { slug }, body, ...IN_PLACE }),
  mark: (slug, upTo) => api.call(conversations.markConversation, { params: { slug }, body: { upTo }, ...IN_PLACE }),
});

const writeCriteria = ({ page, ...criteria }: ConversationCriteria) => ({
  ...criteria,
  offset: (page - 1) * CONVERSATION_PAGE,
});

export const createConversationGateway = (api: ApiClient): ConversationGateway => ({
  ...createTalk(api),
  list: async (criteria) =>
    mapResult(
      await api.call(conversations.listConversations, { query: writeCriteria(criteria), ...IN_PLACE }),
      ({ conversations, meta, countUnread, isOn, mayAnswer }) => ({
        ...{ conversations, total: meta.totalItems, unread: countUnread, isOn, mayAnswer },
      }),
    ),
});

/** The conversations about the product of one perimeter. */
export const createAskingGateway = (api: ApiClient, perimeterSlug: string): AskingGateway => ({
  ...createTalk(api),
  list: async () =>
    mapResult(
      await api.call(conversations.listAsked, { params: { perimeterSlug }, ...IN_PLACE }),
      ({ isOffered, conversations: asked }): ConversationsPage => ({
        ...{ conversations: asked, total: asked.length, isOn: isOffered, mayAnswer: false },
        unread: asked.filter(({ unread }) => unread > 0).length,
      }),
    ),
  ask: (place, text, files) =>
    api.call(conversations.askExpert, {
      ...{ params: { perimeterSlug }, body: { place, text, files: [...files] } },
      ...IN_PLACE,
    }),
  attachToQuestion: (file) =>
    api.call(conversationFiles.attachToQuestion, { params: { perimeterSlug }, form: writeForm(file), ...IN_PLACE }),
});

export const createExpertGateway = (api: ApiClient): ExpertGateway => ({
  read: () => api.call(conversations.readExperts, IN_PLACE),
  name: (isEnabled, ids, before) => {
    const known = { isEnabled: before.isEnabled, experts: before.experts.map(({ id }) => id) };
    return api.call(conversations.nameExperts, { body: { isEnabled, experts: [...ids], before: known }, ...IN_PLACE });
  },
});

export const createAnswerTemplateGateway = (api: ApiClient): AnswerTemplateGateway => ({
  list: async () =>
    mapResult(await api.call(answerTemplates.listAnswerTemplates, IN_PLACE), ({ templates }) => templates),
  add: (body) => api.call(answerTemplates.addAnswerTemplate, { body, ...IN_PLACE }),
  change: (slug, body) => api.call(answerTemplates.changeAnswerTemplate, { params: { slug }, body, ...IN_PLACE }),
  remove: (slug) => api.call(answerTemplates.removeAnswerTemplate, { params: { slug }, ...IN_PLACE }),
});
