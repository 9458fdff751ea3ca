// Knows which use case answers each route of the authors.
import {
  countAudience,
  createProduct,
  createProductFolder,
  deleteProduct,
  dissolveProductFolder,
  duplicateProduct,
  exportAtOnce,
  exportQuestions,
  findAudienceMembers,
  findProducts,
  importQuestions,
  linkForAuthor,
  listAnswers,
  listLearners,
  listLinks,
  listProductFolders,
  listProducts,
  listProductUses,
  listPublications,
  listWaitingLearners,
  makeTemplate,
  nameAudienceMembers,
  previewProduct,
  publishProduct,
  readLevels,
  readPerimeter,
  readProduct,
  readRows,
  revokeLink,
  saveProduct,
  settlePerimeter,
  showPublication,
  tagProduct,
  updateProductFolder,
  type World,
  withdrawProduct,
  writeQuestionTemplate,
} from "@academiz/backend";
import type { perimeters, productFolders, products, publications, questionFiles } from "@academiz/contract";
import type { Turns } from "../http/limits/take-turns.ts";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleProducts = (world: World): HandlersOf<typeof products> => ({
  listProducts: ({ actor, params, query }) => listProducts(world, actor, [params.type], query),
  findProducts: ({ actor, query }) => findProducts(world, actor, query),
  getProduct: ({ actor, params }) => readProduct(world, actor, params),
  createProduct: ({ actor, params, body }) => createProduct(world, actor, params.type, body),
  learnizTemplate: ({ actor }) => makeTemplate(world, actor),
  replaceProduct: ({ actor, params, body }) => saveProduct(world, actor, params, body),
  saveProduct: ({ actor, params, body }) => saveProduct(world, actor, params, body),
  publishProduct: ({ actor, params, body }) => publishProduct(world, actor, params, body),
  withdrawProduct: ({ actor, params }) => withdrawProduct(world, actor, params),
  tagProduct: ({ actor, params, body }) => tagProduct(world, actor, params, body),
  duplicateProduct: ({ actor, params, body }) => duplicateProduct(world, actor, params, body),
  deleteProduct: ({ actor, params }) => deleteProduct(world, actor, params),
  previewProduct: ({ actor, params }) => previewProduct(world, actor, params),
  listAnswers: ({ actor, params, query }) => listAnswers(world, actor, params, query),
  listLearners: ({ actor, params }) => listLearners(world, actor, params),
  listWaitingLearners: ({ actor, params, query }) => listWaitingLearners(world, actor, params, query),
  listLinks: ({ actor, params }) => listLinks(world, actor, params),
  revokeLink: ({ actor, params }) => revokeLink(world, actor, params, params.linkId),
  linkProduct: ({ actor, params, body }) => linkForAuthor(world, actor, params, body),
  exportScorm: ({ actor, params, body: { scormVersion, ...options } }) =>
    exportAtOnce(world, actor, params, { ...options, format: scormVersion }),
  exportWeb: ({ actor, params, body }) =>
    exportAtOnce(world, actor, params, { ...body, format: "web", exitReading: "BY_STATUS" }),
});

export const handlePerimeters = (world: World): HandlersOf<typeof perimeters> => ({
  productUses: ({ actor, params }) => listProductUses(world, actor, params.slug),
  productPerimeter: ({ actor, params }) => readPerimeter(world, actor, params.slug),
  settlePerimeter: ({ actor, params, body }) => settlePerimeter(world, actor, params.slug, body),
  countAudience: ({ actor, params, body }) => countAudience(world, actor, params.slug, body),
  findAudienceMembers: ({ actor, query }) => findAudienceMembers(world, actor, query.query),
  nameAudienceMembers: ({ actor, body }) => nameAudienceMembers(world, actor, body),
});

export const handleProductFolders = (world: World): HandlersOf<typeof productFolders> => ({
  listProductFolders: ({ actor }) => listProductFolders(world, actor),
  createProductFolder: ({ actor, body }) => createProductFolder(world, actor, body),
  updateProductFolder: ({ actor, params, body }) => updateProductFolder(world, actor, params.slug, body),
  dissolveProductFolder: ({ actor, params }) => dissolveProductFolder(world, actor, params.slug),
});

export const handlePublications = (world: World): HandlersOf<typeof publications> => ({
  listPublications: ({ actor, params }) => listPublications(world, actor, params),
  showPublication: ({ actor, params }) => showPublication(world, actor, params),
});

export const handleQuestionFiles = (world: World, reading: Turns): HandlersOf<typeof questionFiles> => ({
  importQuestions: ({ actor, fields, file }) =>
    reading.take(actor.userId, () => importQuestions(world, actor, fields, file.bytes)),
  readQuestionRows: ({ actor, file }) => reading.take(actor.userId, () => readRows(world, file.bytes)),
  questionTemplate: ({ actor }) => writeQuestionTemplate(world, actor),
  exportQuestions: ({ actor, params }) => exportQuestions(world, actor, params.slug),
  readLevels: ({ actor, params }) => readLevels(world, actor, params.slug),
});
