// What workbox-build puts into the service worker: the files to keep, each with its digest (tools/offline).
declare var __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
