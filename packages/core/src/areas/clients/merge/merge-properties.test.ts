import fc from 'fast-check';
import { describe, it } from 'vitest';
import { sameValue } from '../../../base/merge';
import { mergeFields } from './merge-fields';
import { dropRepeated, isFilled, joinAddresses, joinLists, joinTags } from './merge-lists';
import { MERGE_RULES, type MergedField } from './merge-rules';

const word = fc.constantFrom('', ' ', 'a', 'A', 'b', 'Oslo', 'oslo', 'x@y.test');
const entry = fc.dictionary(fc.constantFrom('area', 'city_name', 'suite', 'name', 'notes'), word, { maxKeys: 3 });
const RULES = Object.entries(MERGE_RULES) as [MergedField, (typeof MERGE_RULES)[MergedField]][];
const LISTS_OF_ENTRIES = ['entries', 'requests', 'addresses'];
const LISTS_OF_WORDS = ['values', 'tags'];

const valueFor = (field: MergedField, rule: string): fc.Arbitrary<unknown> => {
  if (LISTS_OF_ENTRIES.includes(rule)) return fc.array(entry, { maxLength: 4 });
  if (LISTS_OF_WORDS.includes(rule) || field === 'emails') return fc.array(word, { maxLength: 4 });
  if (rule.endsWith('parts')) return fc.dictionary(fc.constantFrom('first_name', 'phone', 'notes'), word);
  return word;
};
const profile = fc.record(Object.fromEntries(RULES.map(([field, rule]) => [field, valueFor(field, rule)])), {
  requiredKeys: [],
});

const isSaid = (value: unknown, all: readonly unknown[]): boolean => all.some((one) => sameValue(one, value));
const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter(isFilled) : []);

describe('two profiles that are merged', () => {
  it('lose nothing that was filled: each field is one side, the other, or both', () => {
    fc.assert(
      fc.property(profile, profile, (kept, other) => {
        const { after } = mergeFields(kept, other);
        return RULES.filter(([, rule]) => rule === 'keep' || rule === 'overwrite').every(([field]) => {
          const [was, theirs] = [kept[field], other[field]];
          const isEmptied = (isFilled(was) || isFilled(theirs)) && !isFilled(after[field]);
          return !isEmptied && isSaid(after[field], [was, theirs]);
        });
      }),
    );
  });

  it('keep every entry of every list of both', () => {
    fc.assert(
      fc.property(profile, profile, (kept, other) => {
        const { after } = mergeFields(kept, other);
        return RULES.filter(([, rule]) => rule === 'entries' || rule === 'requests' || rule === 'values').every(
          ([field]) =>
            [...entriesOf(kept[field]), ...entriesOf(other[field])].every((one) =>
              isSaid(one, entriesOf(after[field])),
            ),
        );
      }),
    );
  });

  it('are the same again when the merged one meets either of them', () => {
    fc.assert(
      fc.property(profile, profile, (kept, other) => {
        const { after } = mergeFields(kept, other);
        return sameValue(mergeFields(after, other).after, after);
      }),
    );
  });
});

describe('dropping what is there twice', () => {
  it('is done once and for all', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(word), (entries, words) => {
        const [once, tags, addresses] = [
          joinLists(entries, entries),
          joinTags(words, words),
          joinAddresses(entries, entries),
        ];
        return (
          sameValue(joinLists(once, once), once) &&
          sameValue(joinTags(tags, tags), tags) &&
          sameValue(joinAddresses(addresses, addresses), addresses) &&
          sameValue(dropRepeated(once), once)
        );
      }),
    );
  });
});
