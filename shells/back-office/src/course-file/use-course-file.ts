// Knows the file that is played: its place on the device, its content, and that it can be read again.
import { type CourseFileFault, type LoadedLearniz, readCourseFile } from "@academiz/domain/learniz";
import { useState } from "react";
import type { FilePlace } from "../office/file-place.ts";

export interface PlayedFile {
  readonly name: string;
  /** The last version that could be read: a later fault does not remove it. */
  readonly course: LoadedLearniz | null;
  /** `unreadable`: it was moved or changed, and the browser no longer gives access to it. */
  readonly fault: CourseFileFault | { readonly kind: "unreadable" } | null;
  /** How often it was read. */
  readonly times: number;
}

export interface CourseFile {
  readonly played: PlayedFile | null;
  readonly choose: (place: FilePlace) => void;
  readonly readAnew: () => void;
  readonly leave: () => void;
}

/** Nothing of the file leaves this page. */
export function useCourseFile(): CourseFile {
  const [place, setPlace] = useState<FilePlace | null>(null);
  const [played, setPlayed] = useState<PlayedFile | null>(null);
  const read = async (from: FilePlace, before: PlayedFile | null) => {
    const times = (before?.times ?? 0) + 1;
    const course = before?.course ?? null;
    try {
      const file = await from.getFile();
      const result = readCourseFile(await file.text());
      if (result.ok) setPlayed({ name: file.name, course: result.value, fault: null, times });
      else setPlayed({ name: file.name, course, fault: result.error, times });
    } catch {
      setPlayed({ name: from.name, course, fault: { kind: "unreadable" }, times });
    }
  };
  return {
    played,
    choose: (from) => {
      setPlace(from);
      // Another file begins anew; the same one, chosen again, goes on.
      void read(from, played?.name === from.name ? played : null);
    },
    readAnew: () => {
      if (place) void read(place, played);
    },
    leave: () => {
      setPlace(null);
      setPlayed(null);
    },
  };
}
