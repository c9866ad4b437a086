import { describe, expect, it } from 'vitest';
import { isWebsite } from '../../../../base/text-inputs';
import { InstitutionDraft, kindOf } from '../../institution';
import { toNameKey } from '../../institution-name-key';
import { DIRECTORY, findDirectoryEntry } from './directory';
import { listOverrides } from './directory-overrides';

describe('the directory of suppliers', () => {
  it('has entries that a company can keep as they are, each name and id once', () => {
    for (const entry of DIRECTORY) {
      expect(InstitutionDraft.parse(entry)).toMatchObject({ name: entry.name, website: entry.website });
      expect(kindOf(entry)).toBe('supplier');
      expect(isWebsite(entry.website)).toBe(true);
    }
    expect(new Set(DIRECTORY.map(({ name }) => toNameKey(name))).size).toBe(DIRECTORY.length);
    expect(new Set(DIRECTORY.map(({ directory_id }) => directory_id)).size).toBe(DIRECTORY.length);
  });
  it('tells what a company keeps otherwise', () => {
    const entry = findDirectoryEntry('silversea');
    if (!entry) throw new Error('Not in the directory.');
    expect(listOverrides(entry, entry)).toEqual([]);
    expect(listOverrides({ ...entry, brand_supplier: undefined, name: 'Silversea (EU)' }, entry)).toEqual([
      'name',
      'brand_supplier',
    ]);
  });
});
