// Knows the whole HTTP server: routes of the contract, files, apps, and what protects them.
import { join } from "node:path";
import { constants } from "node:zlib";
import {
  account,
  answerTemplates,
  attestations,
  calendars,
  certificates,
  classiz,
  classrooms,
  clients,
  conversationFiles,
  conversations,
  documents,
  folders,
  impersonation,
  launches,
  mails,
  myLearning,
  notes,
  notifications,
  oneLearner,
  ownAccount,
  paths,
  perimeters,
  personPage,
  players,
  plays,
  productExports,
  productFolders,
  products,
  publications,
  push,
  questionFiles,
  ROUTES,
  reading,
  retention,
  searching,
  sections,
  session,
  statistics,
  stats,
  surveys,
  system,
  team,
  terms,
  threads,
  userFiles,
  users,
} from "@academiz/contract";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { isSameSite } from "./config/config-content.ts";
import { serveApps, type WebApp } from "./http/apps/serve-apps.ts";
import { createHttp } from "./http/create-http.ts";
import { serveFiles } from "./http/files/serve-files.ts";
import { serveManifest } from "./http/files/serve-manifest.ts";
import { acceptJson } from "./http/input/parse-json.ts";
import { acceptForms } from "./http/input/receive-form.ts";
import { lightenHeaders } from "./http/lighten-headers.ts";
import { createBodyRoom } from "./http/limits/hold-bodies.ts";
import { createFilePlaces } from "./http/limits/hold-files.ts";
import { createGuessLimit } from "./http/limits/limit-guesses.ts";
import { createTurns, PRINTING, READING_WORKBOOKS } from "./http/limits/take-turns.ts";
import { describeApi } from "./http/open-api.ts";
import { chooseSecurityHeaders, listEmbedOrigins, writeAppFeatures } from "./http/security-headers.ts";
import { serveHub } from "./http/serve-hub.ts";
import { serveMaintenance } from "./http/serve-maintenance.ts";
import { type HandlersOf, serveRoutes } from "./http/serve-routes.ts";
import { serveTexts } from "./http/serve-texts.ts";
import { serveTus } from "./http/serve-tus.ts";
import type { Metrics } from "./metrics/create-metrics.ts";
import type { Platform } from "./platform/compose.ts";
import { handleClients } from "./routes/clients.ts";
import { handleAnswerTemplates, handleConversationFiles, handleConversations } from "./routes/conversations.ts";
import { handleDocuments, handleFolders } from "./routes/documents.ts";
import { handleMails } from "./routes/mails.ts";
import { handleNotifications } from "./routes/notifications.ts";
import { handleOneLearner } from "./routes/one-learner.ts";
import { handleAccount } from "./routes/people/account.ts";
import { handleImpersonation } from "./routes/people/impersonation.ts";
import { handleOwnAccount } from "./routes/people/own-account.ts";
import { handlePersonPage } from "./routes/people/person-page.ts";
import { handlePush } from "./routes/people/push.ts";
import { handleReading } from "./routes/people/reading.ts";
import { handleRetention } from "./routes/people/retention.ts";
import { handleSession } from "./routes/people/session.ts";
import { handleTeam } from "./routes/people/team.ts";
import { handleTerms } from "./routes/people/terms.ts";
import { handleUserFiles } from "./routes/people/user-files.ts";
import { handleUsers } from "./routes/people/users.ts";
import { handleAttestations } from "./routes/play/attestations.ts";
import { handleCalendars } from "./routes/play/calendars.ts";
import { handleCertificates } from "./routes/play/certificates.ts";
import { handleClassiz } from "./routes/play/classiz.ts";
import { handleClassrooms } from "./routes/play/classrooms.ts";
import { handleLaunches } from "./routes/play/launches.ts";
import { handleMyLearning } from "./routes/play/my-learning.ts";
import { handleNotes } from "./routes/play/notes.ts";
import { handlePaths } from "./routes/play/paths.ts";
import { handlePlayers } from "./routes/play/players.ts";
import { handlePlays } from "./routes/play/plays.ts";
import { handleSearching } from "./routes/play/searching.ts";
import { handleSections } from "./routes/play/sections.ts";
import { handleStatistics } from "./routes/play/statistics.ts";
import { handleStats } from "./routes/play/stats.ts";
import { handleSurveys } from "./routes/play/surveys.ts";
import { handleProductExports } from "./routes/product-exports.ts";
import {
  handlePerimeters,
  handleProductFolders,
  handleProducts,
  handlePublications,
  handleQuestionFiles,
} from "./routes/products.ts";
import { handleSystem } from "./routes/system.ts";
import { handleThreads } from "./routes/threads.ts";
import { VERSION } from "./version.ts";

/**
 * Ready to listen, or to be called in-process. Closing it closes nothing of the platform. `contentOrigin`: where
 * documents that can run script are shown as pages.
 */
export async function createApp(
  config: Config,
  platform: Platform,
  contentOrigin: string,
  metrics?: Pick<Metrics, "watch">,
): Promise<FastifyInstance> {
  const { world } = platform;
  const app = createHttp(config, platform);
  metrics?.watch(app);
  const embedOrigins = listEmbedOrigins(config.embedHosts);
  const features = writeAppFeatures([contentOrigin, ...embedOrigins]);
  app.addHook("onRequest", async (_request, reply) => void reply.header("permissions-policy", features));
  // The address of a removed file is closed before the answer is sent.
  app.addHook("onSend", async ({ method, url }) => {
    if (method === "GET" || method === "HEAD" || !url.startsWith("/api/admin/")) return;
    for (const rights of [world.fileRights, world.addressRights, world.passRights]) rights.forget();
  });
  acceptJson(app);
  await acceptForms(app);
  const liveOrigin = config.mercure && new URL(config.mercure.publicUrl).origin;
  const speechOrigin = config.speechScript && new URL(config.speechScript).origin;
  const framed = [contentOrigin, ...embedOrigins];
  await app.register(helmet, chooseSecurityHeaders(config.publicUrl, framed, liveOrigin, speechOrigin));
  lightenHeaders(app);
  await app.register(compress, {
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(swagger, { mode: "static", specification: { document: describeApi(ROUTES, VERSION) as never } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // On somebody's own machine, the platform may be reached by plain http.
    transformStaticCSP: (policy) => policy.replace("upgrade-insecure-requests;", ""),
  });

  // One count of guesses for all routes, whatever is guessed.
  const { isOfGone, isOfNobody } = platform;
  const guesses = createGuessLimit(world.guessCounts);
  const files = createFilePlaces();
  const reception = { uploads: config.uploads, guesses, bodies: createBodyRoom(), files, isOfGone, isOfNobody };
  // One limit for all documents together, since they share one processor.
  const printing = createTurns(PRINTING);
  const serve = <M extends object>(module: M, handlers: HandlersOf<M>) =>
    serveRoutes(app, world, module, handlers, reception);
  serve(system, handleSystem(platform, VERSION));
  serve(session, handleSession(world));
  serve(impersonation, handleImpersonation(world));
  serve(account, handleAccount(world));
  serve(mails, handleMails(world));
  serve(clients, handleClients(world));
  serve(users, handleUsers(world));
  serve(team, handleTeam(world));
  serve(personPage, handlePersonPage(world));
  serve(ownAccount, handleOwnAccount(world));
  serve(userFiles, handleUserFiles(world));
  serve(documents, handleDocuments(world));
  serve(folders, handleFolders(world));
  serve(products, handleProducts(world));
  serve(perimeters, handlePerimeters(world));
  serve(productExports, handleProductExports(world));
  serve(productFolders, handleProductFolders(world));
  serve(publications, handlePublications(world));
  serve(questionFiles, handleQuestionFiles(world, createTurns(READING_WORKBOOKS)));
  serve(players, handlePlayers(world));
  serve(plays, handlePlays(world));
  serve(launches, handleLaunches(world, { contentOrigin, asksForPass: isSameSite(contentOrigin, config.publicUrl) }));
  serve(classiz, handleClassiz(world));
  serve(classrooms, handleClassrooms(world, printing));
  serve(attestations, handleAttestations(world, printing));
  serve(surveys, handleSurveys(world));
  serve(calendars, handleCalendars(world));
  serve(certificates, handleCertificates(world, printing));
  serve(myLearning, handleMyLearning(world));
  serve(searching, handleSearching(world));
  serve(stats, handleStats(world));
  serve(statistics, handleStatistics(world));
  serve(notifications, handleNotifications(world));
  serve(threads, handleThreads(world));
  serve(conversations, handleConversations(world));
  serve(answerTemplates, handleAnswerTemplates(world));
  serve(conversationFiles, handleConversationFiles(world));
  serve(retention, handleRetention(world));
  serve(terms, handleTerms(world));
  serve(push, handlePush(world));
  serve(reading, handleReading(world));
  serve(notes, handleNotes(world));
  serve(oneLearner, handleOneLearner(world));
  serve(paths, handlePaths(world));
  serve(sections, handleSections(world));
  serveHub(app, platform.live, world, reception.bodies);
  serveTus(app, world, { ...config.uploads, files });
  serveFiles(app, platform.files, contentOrigin);
  serveMaintenance(app);
  serveManifest(app, world, guesses);
  serveTexts(app);
  const apps: readonly WebApp[] = [
    { prefix: "/libraries/", folder: join(config.home, "shells/front/dist/libraries"), hasPages: false },
    { prefix: "/", folder: join(config.home, "shells/front/dist/app"), platform: "FRONT_DYNAMIC" },
    { prefix: "/admin/", folder: join(config.home, "shells/back-office/dist/app"), platform: "BACK_OFFICE" },
    { prefix: "/play/", folder: join(config.home, "shells/player/dist/app"), platform: "LEARNIZ" },
    // No product can have this name: a slug has no tilde.
    { prefix: "/play/~trial/", folder: join(config.home, "shells/player/dist/trial") },
  ];
  await serveApps(app, apps, config);
  return app;
}
