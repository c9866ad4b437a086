import { analyse } from 'scslre';
import { listPatterns, type Pattern } from './list-patterns';
import type { SourceFile } from './value-imports';

const LONGEST_SHOWN = 100;

const growthOf = ({ source, flags }: Pattern): string | undefined => {
  const { reports } = analyse({ source, flags });
  if (reports.some(({ exponential }) => exponential)) return 'doubles with each character';
  return reports.length > 0 ? 'grows with the square of the text, or faster' : undefined;
};

/**
 * Regular expressions whose time may grow faster than the text they read: `file:line: what is wrong`. Whoever sends a text picks the one
 * that takes longest, so one such expression holds up all that the process does.
 */
export const findSlowPatterns = (files: readonly SourceFile[]): string[] =>
  files.flatMap((source) =>
    listPatterns(source).flatMap((pattern) => {
      const growth = growthOf(pattern);
      if (!growth) return [];
      const shown = pattern.source.slice(0, LONGEST_SHOWN);
      return [
        `${source.file}:${pattern.line}: the time of /${shown}/ ${growth}. Say how often a part may repeat ({0,40}), let no two neighbors take the same character, or use trim, split and indexOf`,
      ];
    }),
  );
