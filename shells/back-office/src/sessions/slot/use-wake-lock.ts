// Knows that a screen that is looked at by a room does not go dark by itself, where the device can be asked for that.
import { useEffect } from "react";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      // A device that saves its battery refuses: its screen is touched by hand then.
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isGone) await taken?.release();
      else lock = taken;
    };
    // It is lost each time that the page is hidden.
    document.addEventListener("visibilitychange", ask);
    void ask();
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
