// Knows which adapter keeps which promise in the learner site.
import "reflect-metadata/lite";
import type { NotificationsInput } from "@academiz/application/notifications";
import type {
  AccountGateway,
  AnswerTemplateGateway,
  AskingGateway,
  BrowserPush,
  CertificateGateway,
  Clock,
  ConversationGateway,
  Dice,
  LearnerCatalog,
  LearnerClassrooms,
  LearnerPaths,
  LiveStream,
  MyLearningGateway,
  Navigation,
  NotificationGateway,
  OwnAccount,
  OwnTermsGateway,
  PathDrafts,
  PushGateway,
  SecondFactorGateway,
  SessionGateway,
  SignatureJournal,
  TeamGateway,
  TokenStore,
  VisitNotes,
} from "@academiz/application/ports";
import { isNarrowPair, type SessionInput } from "@academiz/application/session";
import {
  type ApiClient,
  createAccountGateway,
  createAnswerTemplateGateway,
  createAskingGateway,
  createBrowserApi,
  createCertificateGateway,
  createConversationGateway,
  createLearnerCatalog,
  createLearnerClassrooms,
  createLearnerPaths,
  createLiveStream,
  createMyLearningGateway,
  createNotificationGateway,
  createOwnAccount,
  createOwnTerms,
  createPathDrafts,
  createPushGateway,
  createSecondFactorGateway,
  createSessionGateway,
  createSessionNeighbour,
  createTeamGateway,
  createVisitNotes,
  watchBrowser,
  writeStart,
} from "@academiz/http";
import { createBrowserSignatureJournal, createBrowserTokenStore, createTabFirstTokenStore } from "@academiz/storage";
import type { Entry } from "@academiz/ui";
import { Container, type ServiceIdentifier } from "inversify";
import type { BegunOffline } from "../offline/begin-offline.ts";
import type { KeepReadingProps } from "./keep-reading.tsx";

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
const TOKENS = {
  navigation: token<Navigation>("Navigation"),
  clock: token<Clock>("Clock"),
  dice: token<Dice>("Dice"),
  tokens: token<TokenStore>("TokenStore"),
  api: token<ApiClient>("ApiClient"),
  session: token<SessionGateway>("SessionGateway"),
  account: token<AccountGateway>("AccountGateway"),
  secondFactor: token<SecondFactorGateway>("SecondFactorGateway"),
  ownAccount: token<OwnAccount>("OwnAccount"),
  ownTerms: token<OwnTermsGateway>("OwnTermsGateway"),
  push: token<PushGateway>("PushGateway"),
  catalog: token<LearnerCatalog>("LearnerCatalog"),
  team: token<TeamGateway>("TeamGateway"),
  learning: token<MyLearningGateway>("MyLearningGateway"),
  paths: token<LearnerPaths>("LearnerPaths"),
  classrooms: token<LearnerClassrooms>("LearnerClassrooms"),
  answerTemplates: token<AnswerTemplateGateway>("AnswerTemplateGateway"),
  conversations: token<ConversationGateway>("ConversationGateway"),
  certificates: token<CertificateGateway>("CertificateGateway"),
  notifications: token<NotificationGateway>("NotificationGateway"),
  stream: token<LiveStream>("LiveStream"),
};

export interface FrontOptions {
  /** What the link of this page brought; null on any other page. */
  readonly entry: Entry | null;
  readonly navigation: Navigation;
  readonly onSessionLost: () => void;
  readonly onNarrowed: () => void;
}

export interface Front {
  readonly session: SessionInput;
  readonly account: AccountGateway;
  /** The account of the signed-in person. */
  readonly ownAccount: OwnAccount;
  readonly ownTerms: OwnTermsGateway;
  /** Notifications that come while the site is closed. */
  readonly push: PushGateway;
  openBrowserPush(): Promise<BrowserPush>;
  /** How the person with this identifier reads. */
  openReading(identifier: string): Promise<KeepReadingProps["ports"]>;
  readonly secondFactor: SecondFactorGateway;
  readonly catalog: LearnerCatalog;
  /** For managers: their people. */
  readonly team: TeamGateway;
  /** A learner's results. */
  readonly learning: MyLearningGateway;
  readonly paths: LearnerPaths;
  /** For authors of paths, in this browser. */
  readonly pathDrafts: PathDrafts;
  readonly classrooms: LearnerClassrooms;
  /** The signatures of the person with this identifier, on this device. */
  openSignatures(identifier: string): SignatureJournal;
  readonly clock: Clock;
  readonly certificates: CertificateGateway;
  /** The templates for answers to learners' questions. */
  readonly answerTemplates: AnswerTemplateGateway;
  readonly conversations: ConversationGateway;
  /** Questions about the product of this perimeter. */
  openAsking(perimeterSlug: string): AskingGateway;
  /** The notifications of the signed-in person. */
  readonly notifications: Omit<NotificationsInput, "identifier">;
  readonly visits: VisitNotes;
  readonly navigation: Navigation;
  readonly entry: Entry | null;
  /** Keeps where to go after the sign-in in between. */
  keepWanted(path: string): void;
  readWanted(): string;
  /** Begins what runs for the time without a network, for the person with this identifier. */
  beginOffline(identifier: string): Promise<BegunOffline>;
  /** Deletes everybody's copies: nobody is signed in any more. */
  forgetHeld(): Promise<void>;
  /** The slug of the organisation that was visited last. */
  readonly contentSlug: string | null;
}

export function composeFront({ entry, navigation, onSessionLost, onNarrowed }: FrontOptions): Front {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(TOKENS.navigation).toConstantValue(navigation);
  container.bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  container.bind(TOKENS.dice).toConstantValue({ random: () => Math.random() });
  container.bind(TOKENS.tokens).toResolvedValue(createTokens);
  container
    .bind(TOKENS.api)
    .toResolvedValue(
      (tokens: TokenStore, to: Navigation) => createBrowserApi({ tokens, navigation: to, onSessionLost, onNarrowed }),
      [TOKENS.tokens, TOKENS.navigation],
    );
  container
    .bind(TOKENS.session)
    .toResolvedValue((api: ApiClient) => createSessionGateway(api, "FRONT_DYNAMIC"), [TOKENS.api]);
  container.bind(TOKENS.account).toResolvedValue(createAccountGateway, [TOKENS.api]);
  container.bind(TOKENS.secondFactor).toResolvedValue(createSecondFactorGateway, [TOKENS.api]);
  container.bind(TOKENS.ownTerms).toResolvedValue(createOwnTerms, [TOKENS.api]);
  container.bind(TOKENS.push).toResolvedValue(createPushGateway, [TOKENS.api]);
  container.bind(TOKENS.ownAccount).toResolvedValue(createOwnAccount, [TOKENS.api]);
  container
    .bind(TOKENS.catalog)
    .toResolvedValue(
      (api: ApiClient, tokens: TokenStore) => leadToHeld(createLearnerCatalog(api), tokens),
      [TOKENS.api, TOKENS.tokens],
    );
  container.bind(TOKENS.learning).toResolvedValue(createMyLearningGateway, [TOKENS.api]);
  container.bind(TOKENS.team).toResolvedValue(createTeamGateway, [TOKENS.api]);
  container.bind(TOKENS.classrooms).toResolvedValue(createLearnerClassrooms, [TOKENS.api]);
  container.bind(TOKENS.paths).toResolvedValue(createLearnerPaths, [TOKENS.api]);
  container.bind(TOKENS.certificates).toResolvedValue(createCertificateGateway, [TOKENS.api]);
  container.bind(TOKENS.answerTemplates).toResolvedValue(createAnswerTemplateGateway, [TOKENS.api]);
  container.bind(TOKENS.conversations).toResolvedValue(createConversationGateway, [TOKENS.api]);
  container.bind(TOKENS.notifications).toResolvedValue(createNotificationGateway, [TOKENS.api]);
  container
    .bind(TOKENS.stream)
    .toResolvedValue(
      (api: ApiClient, tokens: TokenStore, clock: Clock) =>
        createLiveStream({ api, tokens, baseUrl: "", now: clock.now }),
      [TOKENS.api, TOKENS.tokens, TOKENS.clock],
    );

  const tokens = container.get(TOKENS.tokens);
  return {
    session: {
      ports: { gateway: container.get(TOKENS.session), tokens, navigation: container.get(TOKENS.navigation) },
      platform: "FRONT_DYNAMIC",
      loginPath: "/auth/login",
      ...(entry?.tokens ? { entryTokens: entry.tokens } : {}),
      ...findNeighbour(),
    },
    account: container.get(TOKENS.account),
    ownAccount: container.get(TOKENS.ownAccount),
    ownTerms: container.get(TOKENS.ownTerms),
    push: container.get(TOKENS.push),
    openReading: async (identifier) =>
      (await bringOffline()).composeReading({ api: container.get(TOKENS.api), identifier }),
    openBrowserPush: async () => (await bringOffline()).openBrowserPush(),
    secondFactor: container.get(TOKENS.secondFactor),
    catalog: container.get(TOKENS.catalog),
    team: container.get(TOKENS.team),
    learning: container.get(TOKENS.learning),
    paths: container.get(TOKENS.paths),
    pathDrafts: createPathDrafts({ tokens: createOfficeTokens(), baseUrl: "" }),
    classrooms: container.get(TOKENS.classrooms),
    openSignatures: (identifier) => createBrowserSignatureJournal(localStorage, identifier),
    clock: container.get(TOKENS.clock),
    certificates: container.get(TOKENS.certificates),
    answerTemplates: container.get(TOKENS.answerTemplates),
    conversations: container.get(TOKENS.conversations),
    openAsking: (perimeterSlug) => createAskingGateway(container.get(TOKENS.api), perimeterSlug),
    notifications: {
      gateway: container.get(TOKENS.notifications),
      stream: container.get(TOKENS.stream),
      dice: container.get(TOKENS.dice),
    },
    visits: createVisitNotes({ tokens, appName: "front", random: () => Math.random(), browser: watchBrowser() }),
    navigation: container.get(TOKENS.navigation),
    entry,
    beginOffline: async (identifier) => {
      const { beginOffline, composeOffline } = await bringOffline();
      const [api, catalog] = [container.get(TOKENS.api), container.get(TOKENS.catalog)];
      return beginOffline(await composeOffline({ api, catalog, identifier }));
    },
    forgetHeld: async () => (await bringOffline()).forgetHeld(),
    keepWanted: (path) => tokens.keepReturnUrl(path),
    readWanted: () => tokens.readReturnUrl() ?? "/",
    get contentSlug() {
      return tokens.readContentSlug();
    },
  };
}

const bringOffline = () => import("./compose-offline.ts");

/** Without a network no link can be requested: a kept product opens without one. */
const leadToHeld = (catalog: LearnerCatalog, tokens: TokenStore): LearnerCatalog => ({
  ...catalog,
  async findPlayerLink(slug, page) {
    const found = await catalog.findPlayerLink(slug, page);
    if (found.ok || found.error.kind !== "offline") return found;
    const link = await bringOffline().then(
      ({ findHeldAddress }) => findHeldAddress(tokens, slug),
      () => null,
    );
    return link === null ? found : { ok: true, value: { link: page === undefined ? link : writeStart(link, page) } };
  },
});

/** This tab's tokens first: somebody who stands in for another does so in one tab only. */
const createTokens = (): TokenStore =>
  createTabFirstTokenStore({
    tab: createBrowserTokenStore("front.tab", sessionStorage),
    stored: createBrowserTokenStore("front", localStorage),
    isNarrow: isNarrowPair,
  });

const createOfficeTokens = (): TokenStore => createBrowserTokenStore("back-office", localStorage);

/** The back office's session in this browser; pages for people who are not signed in do not ask for it. */
function findNeighbour(): Pick<SessionInput, "neighbour"> {
  const tokens = createOfficeTokens();
  if (tokens.read() === null || /^\/(auth|error|certificate|attestation|path\/preview)/.test(location.pathname))
    return {};
  const wanted = location.pathname + location.search;
  return { neighbour: createSessionNeighbour({ tokens, platform: "FRONT_DYNAMIC", wanted, baseUrl: "" }) };
}
