// Knows the use cases of those who manage users.
export { activateUser } from "./activate-user.ts";
export { createUser } from "./create-user.ts";
export { deleteUsers } from "./delete-users.ts";
export { listUsers, readUser, searchUsers } from "./find-users.ts";
export { inviteUser } from "./invite-user.ts";
export { listCollaborators } from "./list-collaborators.ts";
export { listMeans } from "./list-of-user.ts";
export { openClient } from "./open-client.ts";
export { placeUser, readPlacement } from "./place-user.ts";
export { updateUser } from "./update-user.ts";
