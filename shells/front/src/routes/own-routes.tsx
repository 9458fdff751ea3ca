// Knows the pages of the learner site about somebody themselves: results, team, messages and account.

import { createRoute } from "@tanstack/react-router";
import { latePage } from "../late/late-page.ts";
import { type HistorySearch, readHistorySearch } from "../learning/history-search.ts";
import { type MessagesSearch, readMessagesSearch } from "../messages/messages-search.ts";
import type { AppContext } from "../site/app-context.ts";
import { WholePage } from "../site/whole-front.tsx";
import { readTeamSearch, type TeamSearch } from "../team/team-search.ts";
import type { Root } from "./root.tsx";
import { SignedIn } from "./signed-in.tsx";
import { useReader } from "./use-reader.ts";

const AccountPage = latePage(async () => (await import("../account/open-account.ts")).openAccount());
const LearningPage = latePage(async () => (await import("../learning/learning-page.tsx")).LearningPage);
const TeamPage = latePage(async () => (await import("../team/team-page.tsx")).TeamPage);
const CollaboratorPage = latePage(async () => (await import("../team/collaborator-page.tsx")).CollaboratorPage);
const MessagesPage = latePage(async () => (await import("../messages/open-messages.ts")).openMessages());

export function createOwnRoutes(root: Root, context: AppContext) {
  const learning = createRoute({
    getParentRoute: () => root,
    path: "/me",
    validateSearch: (search: Record<string, unknown>): HistorySearch => readHistorySearch(search),
    component: function LearningRoute() {
      const navigate = learning.useNavigate();
      const asked = learning.useSearch();
      const { markType } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={LearningPage}>
            {(front) => (
              <LearningPage
                front={front}
                markType={markType}
                search={asked}
                onSearch={(search) => void navigate({ search })}
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const team = createRoute({
    getParentRoute: () => root,
    path: "/team",
    validateSearch: (search: Record<string, unknown>): TeamSearch => readTeamSearch(search),
    component: function TeamRoute() {
      const navigate = team.useNavigate();
      const asked = team.useSearch();
      const { markType, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={TeamPage}>
            {(front) => (
              <TeamPage
                front={front}
                markType={markType}
                isReader={isReader}
                search={asked}
                onSearch={(search) => void navigate({ search, replace: true })}
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const collaborator = createRoute({
    getParentRoute: () => root,
    path: "/team/$id",
    component: function CollaboratorRoute() {
      const { id } = collaborator.useParams();
      const { markType, isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={CollaboratorPage}>
            {(front) => <CollaboratorPage key={id} front={front} id={id} markType={markType} isReader={isReader} />}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const messages = createRoute({
    getParentRoute: () => root,
    path: "/messages",
    validateSearch: (search: Record<string, unknown>): MessagesSearch => readMessagesSearch(search),
    component: function MessagesRoute() {
      const navigate = messages.useNavigate();
      const asked = messages.useSearch();
      const { isReader } = useReader(context);
      return (
        <SignedIn {...context}>
          <WholePage Whole={context.Whole} part={MessagesPage}>
            {(front) => (
              <MessagesPage
                gateway={front.conversations}
                templates={front.answerTemplates}
                isReader={isReader}
                search={asked}
                onSearch={(search, how) => void navigate({ search, ...how })}
              />
            )}
          </WholePage>
        </SignedIn>
      );
    },
  });
  const account = createRoute({
    getParentRoute: () => root,
    path: "/account",
    component: function AccountRoute() {
      const { user } = useReader(context);
      return (
        <SignedIn {...context}>
          {user && (
            <WholePage Whole={context.Whole} part={AccountPage}>
              {(front) => (
                <AccountPage
                  account={front.ownAccount}
                  secondFactor={front.secondFactor}
                  terms={front.ownTerms}
                  push={front.push}
                  openBrowserPush={front.openBrowserPush}
                  user={user}
                  onRenamed={(names) => context.session.send({ type: "names.changed", names })}
                  onLocale={(locale) => context.session.send({ type: "locale.chosen", locale })}
                  onErased={() => context.session.send({ type: "logout.asked" })}
                />
              )}
            </WholePage>
          )}
        </SignedIn>
      );
    },
  });
  return [learning, team, collaborator, messages, account] as const;
}
