// Knows the names of the roles, and what each of them may do (decisions 2).
import type { Role } from "@academiz/domain/identity";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface RoleWords {
  readonly name: MessageDescriptor;
  readonly may: MessageDescriptor;
}

export const ROLE_WORDS: Readonly<Record<Role, RoleWords>> = {
  ROLE_LEARNER: { name: msg`Learner`, may: msg`Follows the products that are open to them.` },
  ROLE_TRAINER: {
    name: msg`Trainer`,
    may: msg`Runs sessions: slots, attendance, and the questions of their learners.`,
  },
  ROLE_MANAGER: { name: msg`Manager`, may: msg`Sees how far the people are who stand in the same places or below.` },
  ROLE_AUTHOR: { name: msg`Author`, may: msg`Writes, publishes and exports products, and keeps the library.` },
  ROLE_ADMIN: { name: msg`Administrator`, may: msg`Does all of that, and looks after the people of the organisation.` },
  ROLE_SUPER_ADMIN: { name: msg`Super administrator`, may: msg`Looks after every organisation of the platform.` },
};
