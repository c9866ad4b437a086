import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskGit } from '../../../../scripts/test/changed/changed-files';
import { listChangedFiles } from './changed-files';

/** A repository as git tells of it: what it answers to these words, and nothing to others. */
const repository =
  (answers: Record<string, string>): AskGit =>
  (...args) =>
    answers[args.join(' ')];
const commitOf = (name: string) => `rev-parse --verify --quiet ${name}^{commit}`;
const lists = (base: string) => ({
  'rev-parse --show-prefix': '',
  [`diff --name-only --no-renames -z ${base}`]: 'a.ts\0b c.ts\0',
  'ls-files --others --exclude-standard -z': 'new.ts\0',
});
const CHANGED = new Set(['a.ts', 'b c.ts', 'new.ts']);

// The run that this is part of may itself be compared with a commit that was named.
beforeEach(() => void vi.stubEnv('WAYLINE_BASE', undefined));
afterEach(() => void vi.unstubAllEnvs());

describe('what changed since the last commit that others have', () => {
  it('is compared with where the branch left the main one, and holds what nobody has committed', () => {
    const git = repository({ ...lists('left'), 'merge-base HEAD origin/main': 'left', [commitOf('HEAD')]: 'here' });
    expect(listChangedFiles(git, undefined)).toEqual(CHANGED);
  });

  it('is compared with the last release where the branch is the main one', () => {
    const git = repository({
      ...lists('released'),
      'merge-base HEAD origin/main': 'here',
      [commitOf('HEAD')]: 'here',
      'describe --tags --abbrev=0 --match v* HEAD^': 'v1.2.0',
      [commitOf('v1.2.0')]: 'released',
    });
    expect(listChangedFiles(git, undefined)).toEqual(CHANGED);
  });

  it('is compared with the commit that is named', () => {
    const git = repository({
      ...lists('meant'),
      [commitOf('next')]: 'meant',
      'merge-base HEAD origin/main': 'left',
      [commitOf('HEAD')]: 'here',
    });
    expect(listChangedFiles(git, 'next')).toEqual(CHANGED);
    expect(() => listChangedFiles(git, 'nowhere')).toThrow('nowhere');
  });

  it('is unknown without git, without anything to compare with, and in a folder of another repository', () => {
    expect(listChangedFiles(repository({}), undefined)).toBe('unknown');
    const alone = { ...lists('here'), 'merge-base HEAD origin/main': 'here', [commitOf('HEAD')]: 'here' };
    expect(listChangedFiles(repository(alone), undefined)).toBe('unknown');
    const inside = { ...alone, 'merge-base HEAD origin/main': 'left', 'rev-parse --show-prefix': 'copy/' };
    expect(listChangedFiles(repository(inside), undefined)).toBe('unknown');
  });
});
