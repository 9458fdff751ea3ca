// Knows that a screen for a whole room does not turn itself off, where the device supports that.
import { useEffect } from "react";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      // A device that saves its battery refuses: somebody must touch its screen then.
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
