// Knows the words for problems in a package that was accepted.
import type { PackageProblem } from "@academiz/domain/scorm";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const PACKAGE_PROBLEM_WORDS: { readonly [P in PackageProblem]: MessageDescriptor } = {
  "version.unknown": msg`The package does not say for which version of SCORM it was made. It is played as SCORM 1.2.`,
  "organization.missing": msg`The package has no table of contents. Each page that it starts with is an item.`,
  "organization.default-missing": msg`The package names a table of contents that it does not have. The first one is used.`,
  "item.dangling": msg`An item of the table of contents leads nowhere: it cannot be opened.`,
  "item.unnamed": msg`An item of the table of contents has no name of its own. It was given one; rules that name it may not find it.`,
  "launch.none": msg`No item of the table of contents starts anything.`,
  "launch.missing": msg`A file that starts an item is not in the package: the item will stay blank.`,
  "launch.outside": msg`An item leads out of the package, to another site. It is not opened from here.`,
  "file.missing": msg`A file that the package names is not in it. A picture or a sound may be missing.`,
  "entry.old": msg`The package names an entry page for players of before, which nobody needs: it is not in it, and nothing is missing for learners.`,
  "address.insecure": msg`A page shows pictures, fonts or frames by an address without encryption (http:). Where this platform is reached by https they are asked for by https, and stay away where that is not offered.`,
  "metadata.unreadable": msg`The file that describes the package cannot be read. Check the title and the description.`,
  "prerequisites.unreadable": msg`The condition that opens an item cannot be read. The item is open from the start.`,
};
