import { existsSync, readFileSync } from 'node:fs';
import type { SourceFile } from './import-graph';

/** The texts of all programs among some files, from the project's root. */
export const readSources = (files: readonly string[]): SourceFile[] =>
  files
    .filter((file) => /\.(tsx?|mjs|js)$/.test(file) && existsSync(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
