import { describe, expect, it } from 'vitest';
import { type AskGit, findFork, listChanged } from './changed-files';

/** Answers by the whole command, and refuses every other one. */
const gitThatSays =
  (answers: Record<string, string>): AskGit =>
  (...args) =>
    answers[args.join(' ')];

describe('the base of a change', () => {
  const git = gitThatSays({
    'merge-base HEAD origin/main': 'fork',
    'rev-parse --verify --quiet v1^{commit}': 'first',
  });
  it('is the commit that is named, or else where the branch left main', () => {
    expect(findFork(git, 'v1')).toBe('first');
    expect(findFork(git, undefined)).toBe('fork');
    expect(() => findFork(git, 'v2')).toThrow('WAYLINE_BASE is v2');
  });
  it('is none where there is no main to compare with', () => {
    expect(findFork(gitThatSays({}), undefined)).toBeUndefined();
  });
});

it('a change is what was committed since, what is not committed, and what is new, each once', () => {
  const git = gitThatSays({
    'diff --name-only --no-renames -z tip': 'b c.ts\0a.ts\0',
    'ls-files --others --exclude-standard -z': 'new.ts\0b c.ts\0',
  });
  expect(listChanged(git, 'tip')).toEqual(['a.ts', 'b c.ts', 'new.ts']);
});
