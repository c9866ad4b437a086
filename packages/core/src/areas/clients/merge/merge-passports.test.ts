import { expect, it } from 'vitest';
import { TravelDocumentDraft } from '../travel-document';
import { mergePassports } from './merge-passports';

const document = (given: object) => TravelDocumentDraft.parse({ kind: 'passport', ...given });
const full = document({ names: 'Mara Lind', country: 'Sweden', expiration: '2033-01-01' });
const bare = document({ names: ' mara  LIND ', country: 'Sweden' });

it('R-ACC-106 keeps both passports when their names differ', () => {
  const other = document({ names: 'Mara Berg' });
  expect(mergePassports([full], [other])).toEqual({ stay: [full], move: [other], dropped: [], left_behind: [] });
  expect(mergePassports([document({})], [document({})]).move).toHaveLength(1);
});

it('R-ACC-107 keeps the more complete passport when names match, and the kept one when they are even (G-162)', () => {
  expect(mergePassports([bare], [full])).toEqual({ stay: [], move: [full], dropped: [bare], left_behind: [] });
  expect(mergePassports([full], [bare])).toEqual({ stay: [full], move: [], dropped: [], left_behind: [bare] });
  const even = document({ names: 'Mara Lind', country: 'Sweden', expiration: '2034-01-01' });
  expect(mergePassports([full], [even])).toMatchObject({ stay: [full], left_behind: [even] });
});

it('R-ACC-107 matches a passport with the one of its country, each once, and keeps all when asked to', () => {
  const italian = document({ names: 'Mara Lind', country: 'Italy' });
  const both = mergePassports([full], [italian, bare]);
  expect(both).toEqual({ stay: [full], move: [italian], dropped: [], left_behind: [bare] });
  expect(mergePassports([full], [italian], true)).toMatchObject({ stay: [full], move: [italian] });
});

it('R-ACC-108 appends trusted traveler numbers, and visas with them', () => {
  const others = [document({ kind: 'trusted_traveler' }), document({ kind: 'visa' }), document({ kind: 'redress' })];
  expect(mergePassports([document({ kind: 'visa' })], others).move).toEqual(others);
});
