// Knows which use case answers each route of the conversations with experts.
import {
  addAnswerTemplate,
  askExpert,
  attachToMessage,
  attachToQuestion,
  changeAnswerTemplate,
  listAnswerTemplates,
  listAsked,
  listConversations,
  markConversation,
  nameExperts,
  readConversation,
  readExperts,
  readMessageFile,
  removeAnswerTemplate,
  settleConversation,
  type World,
  writeInConversation,
} from "@academiz/backend";
import type { answerTemplates, conversationFiles, conversations } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleConversations = (world: World): HandlersOf<typeof conversations> => ({
  listConversations: ({ actor, query }) => listConversations(world, actor, query),
  listAsked: ({ actor, params }) => listAsked(world, actor, params.perimeterSlug),
  askExpert: ({ actor, params, body }) => askExpert(world, actor, params.perimeterSlug, body),
  readConversation: ({ actor, params }) => readConversation(world, actor, params.slug),
  writeInConversation: ({ actor, params, body }) => writeInConversation(world, actor, params.slug, body),
  settleConversation: ({ actor, params, body }) => settleConversation(world, actor, params.slug, body),
  markConversation: ({ actor, params, body }) => markConversation(world, actor, params.slug, body),
  readExperts: ({ actor }) => readExperts(world, actor),
  nameExperts: ({ actor, body }) => nameExperts(world, actor, body),
});

export const handleConversationFiles = (world: World): HandlersOf<typeof conversationFiles> => ({
  attachToQuestion: ({ actor, params, file }) => attachToQuestion(world, actor, params.perimeterSlug, file),
  attachToMessage: ({ actor, params, file }) => attachToMessage(world, actor, params.slug, file),
  readMessageFile: ({ actor, params }) => readMessageFile(world, actor, params.slug, params.fileSlug),
});

export const handleAnswerTemplates = (world: World): HandlersOf<typeof answerTemplates> => ({
  listAnswerTemplates: ({ actor }) => listAnswerTemplates(world, actor),
  addAnswerTemplate: ({ actor, body }) => addAnswerTemplate(world, actor, body),
  changeAnswerTemplate: ({ actor, params, body }) => changeAnswerTemplate(world, actor, params.slug, body),
  removeAnswerTemplate: ({ actor, params }) => removeAnswerTemplate(world, actor, params.slug),
});
