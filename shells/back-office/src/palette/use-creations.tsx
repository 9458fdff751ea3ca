// Knows what somebody may create from anywhere in the office, and where each begins.
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import {
  BookOpen,
  FileUp,
  Gamepad2,
  Layers,
  ListChecks,
  PackagePlus,
  Paperclip,
  Presentation,
  Route,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../office/office-context.ts";
import type { NewType } from "../products/creating/new-types.ts";

export interface Creation {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly begin: () => void;
}

export function useCreations(): readonly Creation[] {
  const { t } = useLingui();
  const { mayAuthor, mayAdminister } = useSession();
  const navigate = useNavigate();
  const make = (begun: NewType | "scorm") => ({
    id: begun,
    begin: () => void navigate({ to: "/", search: { new: begun } }),
  });
  // A record of every type that begins in the office: a new type does not compile before it is added here.
  const authoring: Readonly<Record<NewType | "scorm", Creation>> = {
    learniz: { ...make("learniz"), label: t`New course`, icon: <BookOpen size={20} aria-hidden /> },
    game: { ...make("game"), label: t`New game`, icon: <Gamepad2 size={20} aria-hidden /> },
    section: { ...make("section"), label: t`New section`, icon: <Layers size={20} aria-hidden /> },
    coursiz: { ...make("coursiz"), label: t`New path`, icon: <Route size={20} aria-hidden /> },
    classiz: { ...make("classiz"), label: t`New classroom`, icon: <Presentation size={20} aria-hidden /> },
    attachment: { ...make("attachment"), label: t`New attachment`, icon: <Paperclip size={20} aria-hidden /> },
    "smart-sequence": {
      ...make("smart-sequence"),
      label: t`New smart sequence`,
      icon: <ListChecks size={20} aria-hidden />,
    },
    scorm: { ...make("scorm"), label: t`Import a SCORM package`, icon: <PackagePlus size={20} aria-hidden /> },
  };
  const administering: readonly Creation[] = [
    {
      id: "person",
      label: t`New person`,
      icon: <UserPlus size={20} aria-hidden />,
      begin: () => void navigate({ to: "/people", search: { person: "new" } }),
    },
    {
      id: "people",
      label: t`Import people`,
      icon: <FileUp size={20} aria-hidden />,
      begin: () => void navigate({ to: "/people/import" }),
    },
  ];
  return [...(mayAuthor ? Object.values(authoring) : []), ...(mayAdminister ? administering : [])];
}
