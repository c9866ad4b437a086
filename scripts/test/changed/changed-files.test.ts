import { describe, expect, it } from 'vitest';
import { type AskGit, findBase, listChanged } from './changed-files';

/** Answers by the whole command, and refuses every other one. */
const gitThatSays =
  (answers: Record<string, string>): AskGit =>
  (...args) =>
    answers[args.join(' ')];
const commit = (name: string) => `rev-parse --verify --quiet ${name}^{commit}`;

describe('the base of a change', () => {
  const onBranch = { 'merge-base HEAD origin/main': 'fork\n', [commit('HEAD')]: 'tip\n', [commit('v1')]: 'first\n' };
  it('is the commit that is named, or else where the branch left main', () => {
    expect(findBase(gitThatSays(onBranch), 'v1')).toBe('first');
    expect(findBase(gitThatSays(onBranch), undefined)).toBe('fork');
    expect(() => findBase(gitThatSays(onBranch), 'v2')).toThrow('WAYLINE_BASE is v2');
  });
  it('is HEAD where there is no main to compare with', () => {
    expect(findBase(gitThatSays({ [commit('HEAD')]: 'tip\n' }), undefined)).toBe('tip');
  });
});

it('a change is what was committed since, what is not committed, and what is new, each once', () => {
  const git = gitThatSays({
    'diff --name-only --no-renames tip': 'b.ts\na.ts\n',
    'ls-files --others --exclude-standard': 'new.ts\nb.ts\n',
  });
  expect(listChanged(git, 'tip')).toEqual(['a.ts', 'b.ts', 'new.ts']);
});
