// Knows the pages of the office that somebody may open, by their role, as the rail and the palette name them.
import { useLingui } from "@lingui/react/macro";
import {
  BookOpen,
  Building2,
  CalendarDays,
  ChartColumn,
  Images,
  Mail,
  MessageSquare,
  Network,
  Palette,
  Server,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../office-context.ts";

export interface Place {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly to:
    | "/"
    | "/library"
    | "/messages"
    | "/people"
    | "/organisation"
    | "/organisation/appearance"
    | "/mails"
    | "/statistics"
    | "/sessions"
    | "/clients"
    | "/platform";
  /** True where pages below it belong to other places. */
  readonly isExact?: boolean;
}

export function usePlaces(): readonly Place[] {
  const { t } = useLingui();
  const { mayAuthor, mayFollow, mayTrain, mayAdminister, mayManageClients, mayTendClients } = useSession();
  const messages: Place = {
    id: "messages",
    label: t`Messages`,
    icon: <MessageSquare size={20} aria-hidden />,
    to: "/messages",
  };
  const authoring: readonly Place[] = [
    { id: "products", label: t`Learning products`, icon: <BookOpen size={20} aria-hidden />, to: "/", isExact: true },
    { id: "library", label: t`Library`, icon: <Images size={20} aria-hidden />, to: "/library" },
    messages,
  ];
  const administering: readonly Place[] = [
    { id: "people", label: t`People`, icon: <Users size={20} aria-hidden />, to: "/people" },
    {
      id: "organisation",
      label: t`Organisation`,
      icon: <Network size={20} aria-hidden />,
      to: "/organisation",
      isExact: true,
    },
    {
      id: "appearance",
      label: t`Appearance`,
      icon: <Palette size={20} aria-hidden />,
      to: "/organisation/appearance",
    },
    { id: "mails", label: t`Mails`, icon: <Mail size={20} aria-hidden />, to: "/mails" },
  ];
  const training: readonly Place[] = [
    { id: "sessions", label: t`Session dates`, icon: <CalendarDays size={20} aria-hidden />, to: "/sessions" },
  ];
  return [
    ...(mayAuthor ? authoring : []),
    ...(mayTrain ? training : []),
    ...(mayTrain && !mayAuthor ? [messages] : []),
    ...(mayAdminister ? administering : []),
    ...(mayFollow
      ? [
          {
            id: "statistics",
            label: t`Statistics`,
            icon: <ChartColumn size={20} aria-hidden />,
            to: "/statistics",
          } as const,
        ]
      : []),
    ...(mayTendClients
      ? [{ id: "clients", label: t`Clients`, icon: <Building2 size={20} aria-hidden />, to: "/clients" } as const]
      : []),
    ...(mayManageClients
      ? [{ id: "platform", label: t`Platform`, icon: <Server size={20} aria-hidden />, to: "/platform" } as const]
      : []),
  ];
}
