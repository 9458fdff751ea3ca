// Knows a page that loads courses, plays them and calls the API.
import { learnizPlayerMachine } from "@academiz/application/learniz-player";
import { fillPath, ROUTES } from "@academiz/contract";
import { loadLearniz } from "@academiz/domain/learniz";

document.title = `${loadLearniz(null).ok} ${learnizPlayerMachine.id} ${fillPath(ROUTES.login)}`;
