// Knows which adapter keeps which promise for the pages behind home. It comes with the first of them, and once home is
// at rest.
import "reflect-metadata/lite";
import type {
  AccountGateway,
  AnswerTemplateGateway,
  AskingGateway,
  CertificateGateway,
  ClassroomDrafts,
  ConversationGateway,
  LearnerClassrooms,
  LearnerPaths,
  LearnerSections,
  MyLearningGateway,
  OwnAccount,
  OwnTermsGateway,
  PathDrafts,
  PushGateway,
  SecondFactorGateway,
  SectionDrafts,
  SignatureJournal,
  TeamGateway,
  TokenStore,
} from "@academiz/application/ports";
import {
  type ApiClient,
  createAccountGateway,
  createAnswerTemplateGateway,
  createAskingGateway,
  createCertificateGateway,
  createClassroomDrafts,
  createConversationGateway,
  createLearnerClassrooms,
  createLearnerPaths,
  createLearnerSections,
  createMyLearningGateway,
  createOwnAccount,
  createOwnTerms,
  createPathDrafts,
  createPushGateway,
  createSecondFactorGateway,
  createSectionDrafts,
  createTeamGateway,
} from "@academiz/http";
import { createBrowserSignatureJournal } from "@academiz/storage";
import { Container, type ServiceIdentifier } from "inversify";

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
const TOKENS = {
  api: token<ApiClient>("ApiClient"),
  account: token<AccountGateway>("AccountGateway"),
  secondFactor: token<SecondFactorGateway>("SecondFactorGateway"),
  ownAccount: token<OwnAccount>("OwnAccount"),
  ownTerms: token<OwnTermsGateway>("OwnTermsGateway"),
  push: token<PushGateway>("PushGateway"),
  team: token<TeamGateway>("TeamGateway"),
  learning: token<MyLearningGateway>("MyLearningGateway"),
  paths: token<LearnerPaths>("LearnerPaths"),
  pathDrafts: token<PathDrafts>("PathDrafts"),
  sections: token<LearnerSections>("LearnerSections"),
  sectionDrafts: token<SectionDrafts>("SectionDrafts"),
  classroomDrafts: token<ClassroomDrafts>("ClassroomDrafts"),
  classrooms: token<LearnerClassrooms>("LearnerClassrooms"),
  answerTemplates: token<AnswerTemplateGateway>("AnswerTemplateGateway"),
  conversations: token<ConversationGateway>("ConversationGateway"),
  certificates: token<CertificateGateway>("CertificateGateway"),
};

/** What the first view has made already. */
export interface PagesGround {
  readonly api: ApiClient;
  /** The back office's session in this browser. */
  readonly officeTokens: TokenStore;
}

export interface Pages {
  readonly account: AccountGateway;
  /** The account of the signed-in person. */
  readonly ownAccount: OwnAccount;
  readonly ownTerms: OwnTermsGateway;
  /** Notifications that come while the site is closed. */
  readonly push: PushGateway;
  readonly secondFactor: SecondFactorGateway;
  /** For managers: their people. */
  readonly team: TeamGateway;
  /** A learner's results. */
  readonly learning: MyLearningGateway;
  readonly paths: LearnerPaths;
  /** For authors of paths, in this browser. */
  readonly pathDrafts: PathDrafts;
  readonly sections: LearnerSections;
  /** For authors of sections, and of classrooms, in this browser. */
  readonly sectionDrafts: SectionDrafts;
  readonly classroomDrafts: ClassroomDrafts;
  readonly classrooms: LearnerClassrooms;
  /** The signatures of the person with this identifier, on this device. */
  openSignatures(identifier: string): SignatureJournal;
  readonly certificates: CertificateGateway;
  /** The templates for answers to learners' questions. */
  readonly answerTemplates: AnswerTemplateGateway;
  readonly conversations: ConversationGateway;
  /** Questions about the product of this perimeter. */
  openAsking(perimeterSlug: string): AskingGateway;
}

export function composePages({ api, officeTokens }: PagesGround): Pages {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(TOKENS.api).toConstantValue(api);
  container.bind(TOKENS.account).toResolvedValue(createAccountGateway, [TOKENS.api]);
  container.bind(TOKENS.secondFactor).toResolvedValue(createSecondFactorGateway, [TOKENS.api]);
  container.bind(TOKENS.ownTerms).toResolvedValue(createOwnTerms, [TOKENS.api]);
  container.bind(TOKENS.push).toResolvedValue(createPushGateway, [TOKENS.api]);
  container.bind(TOKENS.ownAccount).toResolvedValue(createOwnAccount, [TOKENS.api]);
  container.bind(TOKENS.learning).toResolvedValue(createMyLearningGateway, [TOKENS.api]);
  container.bind(TOKENS.team).toResolvedValue(createTeamGateway, [TOKENS.api]);
  container.bind(TOKENS.classrooms).toResolvedValue(createLearnerClassrooms, [TOKENS.api]);
  container.bind(TOKENS.paths).toResolvedValue(createLearnerPaths, [TOKENS.api]);
  container.bind(TOKENS.sections).toResolvedValue(createLearnerSections, [TOKENS.api]);
  const office = { tokens: officeTokens, baseUrl: "" };
  container.bind(TOKENS.pathDrafts).toResolvedValue(() => createPathDrafts(office));
  container.bind(TOKENS.sectionDrafts).toResolvedValue(() => createSectionDrafts(office));
  container.bind(TOKENS.classroomDrafts).toResolvedValue(() => createClassroomDrafts(office));
  container.bind(TOKENS.certificates).toResolvedValue(createCertificateGateway, [TOKENS.api]);
  container.bind(TOKENS.answerTemplates).toResolvedValue(createAnswerTemplateGateway, [TOKENS.api]);
  container.bind(TOKENS.conversations).toResolvedValue(createConversationGateway, [TOKENS.api]);
  return {
    account: container.get(TOKENS.account),
    ownAccount: container.get(TOKENS.ownAccount),
    ownTerms: container.get(TOKENS.ownTerms),
    push: container.get(TOKENS.push),
    secondFactor: container.get(TOKENS.secondFactor),
    team: container.get(TOKENS.team),
    learning: container.get(TOKENS.learning),
    paths: container.get(TOKENS.paths),
    pathDrafts: container.get(TOKENS.pathDrafts),
    sections: container.get(TOKENS.sections),
    sectionDrafts: container.get(TOKENS.sectionDrafts),
    classroomDrafts: container.get(TOKENS.classroomDrafts),
    classrooms: container.get(TOKENS.classrooms),
    openSignatures: (identifier) => createBrowserSignatureJournal(localStorage, identifier),
    certificates: container.get(TOKENS.certificates),
    answerTemplates: container.get(TOKENS.answerTemplates),
    conversations: container.get(TOKENS.conversations),
    openAsking: (perimeterSlug) => createAskingGateway(container.get(TOKENS.api), perimeterSlug),
  };
}
