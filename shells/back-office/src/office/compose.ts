// Knows which adapter keeps which promise in the back office.
import "reflect-metadata/lite";
import type { NotificationsInput } from "@academiz/application/notifications";
import type {
  AccountGateway,
  AnswerTemplateGateway,
  AppearanceGateway,
  ClassroomGateway,
  ClientDirectory,
  ClientRulesGateway,
  ClientTermsGateway,
  Clock,
  ConversationGateway,
  Dice,
  DraftJournal,
  EditSteps,
  ExpertGateway,
  FileLibrary,
  FileSaver,
  FileSender,
  LaunchLog,
  Library,
  LiveStream,
  Mailbox,
  Navigation,
  NotificationGateway,
  OneLearner,
  OrganisationGateway,
  OtherWindows,
  OwnAccount,
  OwnTermsGateway,
  PackageUploading,
  PageTemplates,
  PartsClipboard,
  PathLearners,
  PeopleDirectory,
  PeopleImports,
  PersonPages,
  PlatformGateway,
  ProductAudience,
  ProductExports,
  ProductTags,
  QuestionFiles,
  RecentItems,
  RetentionGateway,
  ReturnPlace,
  SecondFactorGateway,
  SessionGateway,
  StatisticsGateway,
  TextFiles,
  ThreadGateway,
  TokenStore,
  VisitNotes,
} from "@academiz/application/ports";
import { isNarrowPair, type SessionInput } from "@academiz/application/session";
import { type HeardTasks, hearBegun } from "@academiz/application/tasks";
import type { ProductType } from "@academiz/domain/catalog";
import type { CourseParts } from "@academiz/domain/editing";
import { createSlug } from "@academiz/domain/kernel";
import { CONTENT_VERSION } from "@academiz/domain/learniz";
import {
  type ApiClient,
  createBrowserApi,
  createConversationGateway,
  createLibrary,
  createLiveStream,
  createNotificationGateway,
  createOwnAccount,
  createPackageUploading,
  createPeopleDirectory,
  createPeopleImports,
  createPersonPages,
  createProductExports,
  createSessionGateway,
  createSessionNeighbour,
  createStatisticsGateway,
  createThreadGateway,
  createVisitNotes,
  createWorkplace,
  sendsInParts,
  watchBrowser,
} from "@academiz/http";
import {
  createBrowserDraftJournal,
  createBrowserPartsClipboard,
  createBrowserRecentItems,
  createBrowserTokenStore,
  createBrowserWindows,
  createTabEditSteps,
  createTabFirstTokenStore,
  createTabReturnPlace,
  nameTab,
} from "@academiz/storage";
import type { Entry } from "@academiz/ui";
import { Container, type ServiceIdentifier } from "inversify";
import { BASE, ENTRY_PATH, LOGIN_PATH } from "./addresses/paths.ts";
import { fetchFile } from "./fetch-file.ts";
import { lateFileSender } from "./late-file-sender.ts";
import { type Asked, lateGateway } from "./late-gateway.ts";

/** One for all pages; `read` parses parts of a course, and is loaded with the studio. */
type ClipboardOf = (read: (json: unknown) => CourseParts | null) => PartsClipboard;

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
const TOKENS = {
  navigation: token<Navigation>("Navigation"),
  clock: token<Clock>("Clock"),
  dice: token<Dice>("Dice"),
  tokens: token<TokenStore>("TokenStore"),
  api: token<ApiClient>("ApiClient"),
  session: token<SessionGateway>("SessionGateway"),
  account: token<AccountGateway>("AccountGateway"),
  appearance: token<AppearanceGateway>("AppearanceGateway"),
  organisation: token<OrganisationGateway>("OrganisationGateway"),
  classrooms: token<ClassroomGateway>("ClassroomGateway"),
  clients: token<ClientDirectory>("ClientDirectory"),
  library: token<Library>("Library"),
  pageTemplates: token<PageTemplates>("PageTemplates"),
  uploading: token<PackageUploading>("PackageUploading"),
  launches: token<LaunchLog>("LaunchLog"),
  mailbox: token<Mailbox>("Mailbox"),
  people: token<PeopleDirectory>("PeopleDirectory"),
  personPages: token<PersonPages>("PersonPages"),
  platform: token<PlatformGateway>("PlatformGateway"),
  retention: token<RetentionGateway>("RetentionGateway"),
  clientRules: token<ClientRulesGateway>("ClientRulesGateway"),
  secondFactor: token<SecondFactorGateway>("SecondFactorGateway"),
  ownAccount: token<OwnAccount>("OwnAccount"),
  ownTerms: token<OwnTermsGateway>("OwnTermsGateway"),
  clientTerms: token<ClientTermsGateway>("ClientTermsGateway"),
  imports: token<PeopleImports>("PeopleImports"),
  journal: token<DraftJournal>("DraftJournal"),
  steps: token<EditSteps>("EditSteps"),
  clipboard: token<ClipboardOf>("ClipboardOf"),
  windows: token<OtherWindows>("OtherWindows"),
  recent: token<RecentItems>("RecentItems"),
  returnPlace: token<ReturnPlace>("ReturnPlace"),
  audience: token<ProductAudience>("ProductAudience"),
  exports: token<ProductExports>("ProductExports"),
  productTags: token<ProductTags>("ProductTags"),
  questionFiles: token<QuestionFiles>("QuestionFiles"),
  fileLibrary: token<FileLibrary>("FileLibrary"),
  fileSender: token<FileSender>("FileSender"),
  textFiles: token<TextFiles>("TextFiles"),
  files: token<FileSaver>("FileSaver"),
  notifications: token<NotificationGateway>("NotificationGateway"),
  stream: token<LiveStream>("LiveStream"),
  answerTemplates: token<AnswerTemplateGateway>("AnswerTemplateGateway"),
  conversations: token<ConversationGateway>("ConversationGateway"),
  oneLearner: token<OneLearner>("OneLearner"),
  pathLearners: token<PathLearners>("PathLearners"),
  slotLearners: token<PathLearners>("SlotLearners"),
  experts: token<ExpertGateway>("ExpertGateway"),
  threads: token<ThreadGateway>("ThreadGateway"),
  statistics: token<StatisticsGateway>("StatisticsGateway"),
};

export interface OfficeOptions {
  /** What the link of this page brought; null on any other page. */
  readonly entry: Entry | null;
  readonly navigation: Navigation;
  readonly onSessionLost: () => void;
  readonly onNarrowed: () => void;
  /** The types of product that have a page here. */
  readonly listedTypes: readonly ProductType[];
  /** Who is signed in: drafts of several people on one device are kept apart. */
  readonly readOwner: () => string;
}

export interface Office {
  readonly session: SessionInput;
  readonly account: AccountGateway;
  readonly appearance: AppearanceGateway;
  readonly organisation: OrganisationGateway;
  /** Sessions, their slots and who was there. */
  readonly classrooms: ClassroomGateway;
  readonly clients: ClientDirectory;
  readonly library: Library;
  readonly pageTemplates: PageTemplates;
  readonly uploading: PackageUploading;
  readonly launches: LaunchLog;
  readonly mailbox: Mailbox;
  readonly people: PeopleDirectory;
  readonly personPages: PersonPages;
  /** The platform as a whole, for super administrators. */
  readonly platform: PlatformGateway;
  /** The account of the signed-in person. */
  readonly ownAccount: OwnAccount;
  readonly ownTerms: OwnTermsGateway;
  readonly clientTerms: ClientTermsGateway;
  readonly secondFactor: SecondFactorGateway;
  /** Of the organisation. */
  /** For how long the organisation keeps what. */
  readonly retention: RetentionGateway;
  readonly clientRules: ClientRulesGateway;
  /** Imports of people from files. */
  readonly imports: PeopleImports;
  readonly journal: DraftJournal;
  readonly steps: EditSteps;
  readonly clipboardOf: ClipboardOf;
  /** The windows of this browser in which the same course is edited. */
  readonly windows: OtherWindows;
  readonly recent: RecentItems;
  /** Where somebody was before they stood in for another. */
  readonly returnPlace: ReturnPlace;
  /** The audiences of products. */
  readonly audience: ProductAudience;
  readonly exports: ProductExports;
  readonly productTags: ProductTags;
  /** Workbooks of questions for smart sequences. */
  readonly questionFiles: QuestionFiles;
  /** Calls back when an import or an export began; the answer stops it. */
  readonly onTaskBegun: HeardTasks["onBegun"];
  readonly threads: ThreadGateway;
  readonly answerTemplates: AnswerTemplateGateway;
  readonly conversations: ConversationGateway;
  /** What is done for one learner of a product. */
  readonly oneLearner: OneLearner;
  /** Those who go through a learning path. */
  readonly pathLearners: PathLearners;
  /** As pathLearners, for the people of a slot. */
  readonly slotLearners: PathLearners;
  readonly experts: ExpertGateway;
  /** What learners did together. */
  readonly statistics: StatisticsGateway;
  readonly files: FileSaver;
  readonly fileLibrary: FileLibrary;
  readonly fileSender: FileSender;
  /** The texts of the files of the libraries. */
  readonly textFiles: TextFiles;
  /** The notifications of the signed-in person. */
  readonly notifications: Omit<NotificationsInput, "identifier">;
  readonly visits: VisitNotes;
  readonly navigation: Navigation;
  readonly entry: Entry | null;
  readonly clock: Clock;
  readonly dice: Dice;
  /** The organisation of the last visit; empty at the first. */
  readClientSlug(): string;
}

export function composeOffice({
  entry,
  navigation,
  onSessionLost,
  onNarrowed,
  listedTypes,
  readOwner,
}: OfficeOptions): Office {
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
    .toResolvedValue((api: ApiClient) => createSessionGateway(api, "BACK_OFFICE", createWorkplace(api)), [TOKENS.api]);
  container.bind(TOKENS.account).toResolvedValue(
    late((all) => all.createAccountGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.organisation).toResolvedValue(
    late((all) => all.createOrganisationGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.classrooms).toResolvedValue(
    late((all) => all.createClassroomGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.clients).toResolvedValue(
    late((all) => all.createClientDirectory),
    [TOKENS.api],
  );
  container.bind(TOKENS.appearance).toResolvedValue(
    late((all) => all.createAppearanceGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.library).toResolvedValue((api: ApiClient) => createLibrary(api, listedTypes), [TOKENS.api]);
  container
    .bind(TOKENS.uploading)
    .toResolvedValue(
      (api: ApiClient, tokens: TokenStore) => createPackageUploading({ api, tokens, baseUrl: "" }),
      [TOKENS.api, TOKENS.tokens],
    );
  container.bind(TOKENS.pageTemplates).toResolvedValue(
    late((all) => all.createPageTemplates),
    [TOKENS.api],
  );
  container.bind(TOKENS.launches).toResolvedValue(
    late((all) => all.createLaunchLog),
    [TOKENS.api],
  );
  container.bind(TOKENS.mailbox).toResolvedValue(
    late((all) => all.createMailbox),
    [TOKENS.api],
  );
  container.bind(TOKENS.personPages).toResolvedValue(createPersonPages, [TOKENS.api]);
  container.bind(TOKENS.platform).toResolvedValue(
    late((all) => all.createPlatformGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.retention).toResolvedValue(
    late((all) => all.createRetentionGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.clientRules).toResolvedValue(
    late((all) => all.createClientRules),
    [TOKENS.api],
  );
  container.bind(TOKENS.secondFactor).toResolvedValue(
    late((all) => all.createSecondFactorGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.ownTerms).toResolvedValue(
    late((all) => all.createOwnTerms),
    [TOKENS.api],
  );
  container.bind(TOKENS.clientTerms).toResolvedValue(
    late((all) => all.createClientTerms),
    [TOKENS.api],
  );
  container.bind(TOKENS.ownAccount).toResolvedValue(createOwnAccount, [TOKENS.api]);
  container.bind(TOKENS.imports).toResolvedValue(createPeopleImports, [TOKENS.api]);
  container
    .bind(TOKENS.people)
    .toResolvedValue(
      (api: ApiClient) =>
        createPeopleDirectory({ api, entries: { BACK_OFFICE: `${BASE}${ENTRY_PATH}`, FRONT_DYNAMIC: ENTRY_PATH } }),
      [TOKENS.api],
    );
  container.bind(TOKENS.answerTemplates).toResolvedValue(
    late((all) => all.createAnswerTemplateGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.conversations).toResolvedValue(createConversationGateway, [TOKENS.api]);
  container.bind(TOKENS.slotLearners).toResolvedValue(
    late((all) => all.createSlotLearners),
    [TOKENS.api],
  );
  container.bind(TOKENS.oneLearner).toResolvedValue(
    late((all) => all.createOneLearner),
    [TOKENS.api],
  );
  container.bind(TOKENS.pathLearners).toResolvedValue(
    late((all) => all.createPathLearners),
    [TOKENS.api],
  );
  container.bind(TOKENS.experts).toResolvedValue(
    late((all) => all.createExpertGateway),
    [TOKENS.api],
  );
  container.bind(TOKENS.threads).toResolvedValue(createThreadGateway, [TOKENS.api]);
  container.bind(TOKENS.statistics).toResolvedValue(createStatisticsGateway, [TOKENS.api]);
  container.bind(TOKENS.audience).toResolvedValue(
    late((all) => all.createProductAudience),
    [TOKENS.api],
  );
  container.bind(TOKENS.exports).toResolvedValue(createProductExports, [TOKENS.api]);
  container.bind(TOKENS.productTags).toResolvedValue(
    late((all) => all.createProductTags),
    [TOKENS.api],
  );
  container.bind(TOKENS.questionFiles).toResolvedValue(
    late((all) => all.createQuestionFiles),
    [TOKENS.api],
  );
  container.bind(TOKENS.fileLibrary).toResolvedValue(
    late((all) => all.createFileLibrary),
    [TOKENS.api],
  );
  container
    .bind(TOKENS.fileSender)
    .toResolvedValue(
      (api: ApiClient, tokens: TokenStore) =>
        lateFileSender(
          async () => (await import("./compose-late.ts")).createFileSender({ api, tokens, baseUrl: "" }),
          sendsInParts,
        ),
      [TOKENS.api, TOKENS.tokens],
    );
  container.bind(TOKENS.textFiles).toResolvedValue(
    late((all) => all.createTextFiles),
    [TOKENS.fileSender],
  );
  container.bind(TOKENS.files).toConstantValue({ fetch: fetchFile });
  container.bind(TOKENS.journal).toResolvedValue(
    (clock: Clock, dice: Dice) =>
      createBrowserDraftJournal(localStorage, readOwner, {
        tab: nameTab(sessionStorage, window, () => createSlug(dice.random)),
        now: clock.now,
      }),
    [TOKENS.clock, TOKENS.dice],
  );
  container.bind(TOKENS.steps).toResolvedValue(() => createTabEditSteps(sessionStorage, readOwner));
  container.bind(TOKENS.clipboard).toResolvedValue((): ClipboardOf => {
    let clipboard: PartsClipboard | null = null;
    return (read) => {
      const options = { owner: readOwner, events: window, version: CONTENT_VERSION, read };
      clipboard ??= createBrowserPartsClipboard(localStorage, options);
      return clipboard;
    };
  });
  container.bind(TOKENS.recent).toResolvedValue(() => createBrowserRecentItems(localStorage, readOwner));
  container.bind(TOKENS.returnPlace).toResolvedValue(() => createTabReturnPlace(sessionStorage, readOwner));
  container.bind(TOKENS.windows).toResolvedValue(
    (clock: Clock, dice: Dice) =>
      createBrowserWindows(localStorage, {
        name: "studio",
        self: `${clock.now()}.${dice.random()}`,
        openLine: (line) => new BroadcastChannel(line),
      }),
    [TOKENS.clock, TOKENS.dice],
  );
  container.bind(TOKENS.notifications).toResolvedValue(createNotificationGateway, [TOKENS.api]);
  container
    .bind(TOKENS.stream)
    .toResolvedValue(
      (api: ApiClient, tokens: TokenStore, clock: Clock) =>
        createLiveStream({ api, tokens, baseUrl: "", now: clock.now }),
      [TOKENS.api, TOKENS.tokens, TOKENS.clock],
    );

  const tokens = container.get(TOKENS.tokens);
  const tasks = hearBegun({ imports: container.get(TOKENS.imports), exports: container.get(TOKENS.exports) });
  return {
    session: {
      ports: { gateway: container.get(TOKENS.session), tokens, navigation: container.get(TOKENS.navigation) },
      platform: "BACK_OFFICE",
      loginPath: LOGIN_PATH,
      ...(entry?.tokens ? { entryTokens: entry.tokens } : {}),
      ...findNeighbour(),
    },
    account: container.get(TOKENS.account),
    appearance: container.get(TOKENS.appearance),
    organisation: container.get(TOKENS.organisation),
    classrooms: container.get(TOKENS.classrooms),
    clients: container.get(TOKENS.clients),
    library: container.get(TOKENS.library),
    pageTemplates: container.get(TOKENS.pageTemplates),
    uploading: container.get(TOKENS.uploading),
    launches: container.get(TOKENS.launches),
    mailbox: container.get(TOKENS.mailbox),
    people: container.get(TOKENS.people),
    questionFiles: container.get(TOKENS.questionFiles),
    personPages: container.get(TOKENS.personPages),
    platform: container.get(TOKENS.platform),
    ownAccount: container.get(TOKENS.ownAccount),
    ownTerms: container.get(TOKENS.ownTerms),
    clientTerms: container.get(TOKENS.clientTerms),
    secondFactor: container.get(TOKENS.secondFactor),
    retention: container.get(TOKENS.retention),
    clientRules: container.get(TOKENS.clientRules),
    imports: tasks.imports,
    notifications: {
      gateway: container.get(TOKENS.notifications),
      stream: container.get(TOKENS.stream),
      dice: container.get(TOKENS.dice),
    },
    journal: container.get(TOKENS.journal),
    steps: container.get(TOKENS.steps),
    clipboardOf: container.get(TOKENS.clipboard),
    windows: container.get(TOKENS.windows),
    recent: container.get(TOKENS.recent),
    returnPlace: container.get(TOKENS.returnPlace),
    files: container.get(TOKENS.files),
    fileLibrary: container.get(TOKENS.fileLibrary),
    fileSender: container.get(TOKENS.fileSender),
    textFiles: container.get(TOKENS.textFiles),
    audience: container.get(TOKENS.audience),
    exports: tasks.exports,
    productTags: container.get(TOKENS.productTags),
    onTaskBegun: tasks.onBegun,
    threads: container.get(TOKENS.threads),
    answerTemplates: container.get(TOKENS.answerTemplates),
    conversations: container.get(TOKENS.conversations),
    oneLearner: container.get(TOKENS.oneLearner),
    pathLearners: container.get(TOKENS.pathLearners),
    slotLearners: container.get(TOKENS.slotLearners),
    experts: container.get(TOKENS.experts),
    statistics: container.get(TOKENS.statistics),
    visits: createVisitNotes({ tokens, appName: "back-office", random: () => Math.random(), browser: watchBrowser() }),
    navigation: container.get(TOKENS.navigation),
    entry,
    clock: container.get(TOKENS.clock),
    dice: container.get(TOKENS.dice),
    readClientSlug: () => tokens.readContentSlug() ?? "",
  };
}

/** A gateway of those that come late, as others are bound. */
const late =
  <T extends Asked<T>, Needed = ApiClient>(
    choose: (all: typeof import("./compose-late.ts")) => (needed: Needed) => T,
  ) =>
  (needed: Needed): T =>
    lateGateway(async () => choose(await import("./compose-late.ts"))(needed));

/** This tab's tokens first: somebody who stands in for another does so in one tab only. */
const createTokens = (): TokenStore =>
  createTabFirstTokenStore({
    tab: createBrowserTokenStore("back-office.tab", sessionStorage),
    stored: createBrowserTokenStore("back-office", localStorage),
    isNarrow: isNarrowPair,
  });

/** The learner site's session in this browser; pages for signing in do not ask for it. */
function findNeighbour(): Pick<SessionInput, "neighbour"> {
  const tokens = createBrowserTokenStore("front", localStorage);
  if (tokens.read() === null || /^\/(auth|setup|error)/.test(location.pathname.slice(BASE.length))) return {};
  const wanted = location.pathname + location.search;
  return { neighbour: createSessionNeighbour({ tokens, platform: "BACK_OFFICE", wanted, baseUrl: "" }) };
}
