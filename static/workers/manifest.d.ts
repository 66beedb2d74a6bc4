// What workbox-build puts into the service worker: the files to keep, each with its digest (tools/offline).
interface Entry {
  url: string;
  revision: string | null;
  integrity: string; // of what the host sends
  unpacked?: string; // of what is kept, where that is something else
}
declare var __WB_MANIFEST: Entry[];
