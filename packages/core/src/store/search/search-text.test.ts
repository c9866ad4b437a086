import { describe, expect, it } from 'vitest';
import { foldText, listWords, parseCode, parseSearch, searchMatcher } from './search-text';

it('takes case and accents off a text', () => {
  expect(foldText('Élise ØRSTED, Łódź & Straße')).toBe('elise orsted, lodz & strasse');
});

it.each([
  ['Amalfi in spring', ['amalfi', 'in', 'spring']],
  ["Jean-Luc O'Brien", ['jean', 'luc', 'jeanluc', 'brien', 'obrien']],
  ['write to Mina@Example.com', ['write', 'to', 'mina', 'example', 'com', 'mina@example.com']],
  ['a b c', []],
])('finds %s by its words', (text, words) => {
  expect([...listWords([text])].sort()).toEqual([...words].sort());
});

describe('what a search says', () => {
  const codes = (search: string) => parseSearch(search, 't')?.map(({ prefix, code }) => (code ? `#${code}` : prefix));
  it.each([
    ['Chaltén patagonia', ['patagonia', 'chalten']],
    ['T-1042', ['#1042']],
    ['t1042', ['#1042']],
    ['1042', ['#1042']],
    ['ABC-7', ['abc7']],
    ["o'b", ['ob']],
    ['mina.okafor@example.com', ['mina.okafor@example.com']],
    ['j smith', ['smith']],
    ['ama amalfi', ['amalfi']],
    ['x', []],
    ['***', undefined],
  ])('%s', (search, terms) => {
    expect(codes(search)).toEqual(terms);
  });
  it('looks up no more than eight words', () => {
    expect(parseSearch('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8);
  });
});

it.each([
  ['T-1042', 1042],
  ['t-1042', undefined],
  ['C-1042', undefined],
  ['T-0', undefined],
  ['T-1042-1', undefined],
  ['T-123456789', undefined],
  ['', undefined],
])('the number of %s is %s', (code, number) => {
  expect(parseCode('t', code)).toBe(number);
});

describe('which record is meant', () => {
  const texts = ['Amalfi in spring', 'Élise Ørsted', 'ABC-7'];
  it.each([
    ['ama elise', true],
    ['Élise', true],
    ['orst', true],
    ['malfi', false],
    ['amalfi paris', false],
    ['T-10', true],
    ['T-1042', true],
    ['T-1043', false],
    ['042', false],
    ['abc-7', true],
    ['abc-8', false],
    ['***', false],
  ])('%s: %s', (search, found) => {
    expect(searchMatcher(search, 't')?.(texts, 1042)).toBe(found);
  });
  it('a search without a word of two letters says nothing', () => {
    expect(searchMatcher('x', 't')).toBeUndefined();
  });
});
