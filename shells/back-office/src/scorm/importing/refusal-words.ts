// Knows the words for why a package is refused, and what its author can do.
import type { RefusalCode } from "@academiz/application/package-import";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const REFUSAL_WORDS: { readonly [C in RefusalCode]: MessageDescriptor } = {
  "no-zip": msg`This file is not a zip, or was cut off on its way. Download or export it again.`,
  empty: msg`This zip is empty. Export the package again.`,
  rar: msg`This is a RAR archive. Unpack it and choose the zip that is inside, or export a SCORM zip from your authoring tool.`,
  "7z": msg`This is a 7z archive. Unpack it and choose the zip that is inside, or export a SCORM zip from your authoring tool.`,
  "zip-in-zip": msg`This zip holds another zip. Unpack it and choose the one inside.`,
  "common-cartridge": msg`This is an IMS Common Cartridge, which is not played here. Export your course as SCORM 1.2 or SCORM 2004.`,
  aicc: msg`This is an AICC course, which is not played here. Export it as SCORM 1.2 or SCORM 2004.`,
  cmi5: msg`This is a cmi5 course, which is not played here. Export it as SCORM 1.2 or SCORM 2004.`,
  xapi: msg`This is an xAPI (Tin Can) package, which is not played here. Export it as SCORM 1.2 or SCORM 2004.`,
  "list.unreadable": msg`The list of files in this zip cannot be read. Export the package again.`,
  "path.outside": msg`A file of this package wants to be written outside its own folder, which is not safe. Export it again with the tool that made it.`,
  "files.too-many": msg`This package holds more files than are taken here. Remove what it does not need.`,
  "manifest.missing": msg`This zip is no SCORM package: it has no imsmanifest.xml file. Choose the SCORM export of your authoring tool.`,
  "manifest.several": msg`This zip holds several packages. Import each of them on its own.`,
  "manifest.unreadable": msg`The description of the package (imsmanifest.xml) cannot be read. Export the package again.`,
  "manifest.encoding": msg`The description of the package (imsmanifest.xml) is written in characters that cannot be read. Save it as UTF-8.`,
  "manifest.doctype": msg`The description of the package (imsmanifest.xml) declares types of its own (DOCTYPE), which is not safe. Export it again with the tool that made it.`,
  "manifest.too-large": msg`The description of the package (imsmanifest.xml) is too large to be read.`,
  locked: msg`This zip is locked with a password. Make it again without one.`,
  link: msg`This zip holds a shortcut instead of a file, which is not safe. Put the file itself in it.`,
  "packing.unknown": msg`This zip is packed in a way that cannot be read. Make it again with the tool of your system.`,
  "name.unreadable": msg`This zip holds a file whose name cannot be read. Rename the file and make the zip again.`,
  "file.twice": msg`This zip holds two files of the same name. Keep one of them and make the zip again.`,
  "file.damaged": msg`A file of this package is damaged. Download or export it again.`,
  disguise: msg`The files of this zip are not those that its list names, which is not safe. Export it again with the tool that made it.`,
  grows: msg`This package grows much too large when it is unpacked, which is not safe.`,
  other: msg`This package cannot be read, or is not safe. Export it again with the tool that made it.`,
};
