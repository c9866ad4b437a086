import type { Plugin } from 'esbuild';

export const packagesOutside: () => Plugin;
