/**
 * The number of further workers for a device. Each takes a processor while it works, about as much memory as the page's own
 * engine, and at its start some seconds of a processor. Together they never take more than 300 MB.
 */

/** Facts from the browser; null if it does not give one. */
export interface Device {
  cores: number;
  memory: number | null; // in GB, rounded, and seldom more than 8
  isHandheld: boolean; // operated by fingers alone, or made to be
  isWebKit: boolean; // Safari, and every browser of an iPhone or iPad
  savesData: boolean;
  battery: { charging: boolean; level: number } | null; // level: 0 … 1
}

/** More would have to wait for the one that hands out the work. */
const MOST = 3;
/** In WebKit each takes about 120 MB: it keeps compiled code for each worker (web/README.md has the figures). */
const MOST_IN_WEBKIT = 2;
/** GB. */
const LEAST_MEMORY = 4;
/** A battery that has no more than this should last. No browser reports whether a mode that saves power is on. */
const LOW_BATTERY = 0.3;

export function spareCores({ cores, memory, isHandheld, isWebKit, savesData, battery }: Device): number {
  // If the memory is not known, a phone may have so little that it closes the page.
  const isSmall = memory === null ? isHandheld : memory < LEAST_MEMORY;
  const savesPower = battery !== null && !battery.charging && battery.level <= LOW_BATTERY;
  return isSmall || savesData || savesPower ? 0 : Math.max(0, Math.min(cores - 1, isWebKit ? MOST_IN_WEBKIT : MOST));
}

export async function readDevice(): Promise<Device> {
  const { hardwareConcurrency, deviceMemory, connection, getBattery, maxTouchPoints, vendor } = navigator as Navigator & {
    deviceMemory?: number;
    connection?: { saveData?: boolean };
    getBattery?: () => Promise<{ charging: boolean; level: number }>;
  };
  const isWebKit = vendor.startsWith("Apple");
  return {
    cores: hardwareConcurrency || 1,
    memory: deviceMemory ?? null,
    // An iPad with a keyboard says that it is a Mac with a mouse, but no Mac has a touch screen.
    isHandheld: matches("(hover: none) and (pointer: coarse)") || (isWebKit && maxTouchPoints > 0),
    isWebKit,
    savesData: connection?.saveData === true || matches("(prefers-reduced-data: reduce)"),
    battery: (await getBattery?.call(navigator).catch(() => null)) ?? null,
  };
}

const matches = (query: string) => matchMedia(query).matches;
