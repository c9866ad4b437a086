import type { Rolldown } from 'vite';

/**
 * How the app's code is cut into files. What the frame of every page needs comes in two of them, and not in sixty: a file costs time of
 * its own, on a slow processor more than its content does. A group takes with it what its module uses; the rules of core stay outside, cut
 * by who uses them, as some of their modules hold schemas that no screen needs.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 3 },
    { name: 'rules', test: /packages[\\/]core[\\/]src[\\/]/, entriesAware: true, priority: 2 },
    { name: 'app', test: /web[\\/]src[\\/]main\.tsx$/, priority: 1 },
    { name: 'shell', test: /web[\\/]src[\\/]features[\\/]shell[\\/]shell\.tsx$/ },
  ],
};
