import { expect, it } from 'vitest';
import { findTexts } from './find-texts';

const KEPT = new Set(['Accommodation', 'Edit Trips']);
/** Sources are written here with § for $, which in a plain string is rather a mistake. */
const findIn = (code: string) => findTexts('packages/web/src/a.tsx', code.replaceAll('§', '$'), KEPT);
const textsOf = (code: string) => findIn(code).texts.map(({ text }) => text);
const faultsOf = (code: string) => findIn(code).faults.map(({ why }) => why);

it('finds what stands between tags, as one sentence with what is in it', () => {
  expect(textsOf('<p>Sent to <b>{user.name}</b> on\n  the day {showDate(day)}.</p>')).toEqual([
    'Sent to <1>{name}</1> on the day {day}.',
  ]);
  expect(textsOf('<Button><Copy size={14} /> Duplicate</Button>')).toEqual(['Duplicate']);
  expect(textsOf('<p>Read the {" "}<a title="Opens it" href="/x">terms</a></p>')).toEqual([
    'Read the  <1>terms</1>',
    'Opens it',
  ]);
});
it('finds what is shown by attributes, fields and calls, and leaves what programs read', () => {
  expect(textsOf('<Field label="off" name="days" size="sm" aria-label={late ? "Late" : `Due §{day}`} />')).toEqual([
    'off',
    'Late',
    'Due {day}',
  ]);
  expect(textsOf('<iframe title="Preview" sandbox="allow-popups allow-same-origin" />')).toEqual(['Preview']);
  expect(textsOf("notify({ kind: 'success', title: `§{trip.name} saved` })")).toEqual(['{name} saved']);
  expect(textsOf("useGuardedAction('Edit Trips', 'edit trips'); call('trips.list'); el.closest('a, button')")).toEqual([
    'edit trips',
  ]);
});
it('leaves values that are stored or compared, unless they stand where texts are shown', () => {
  expect(textsOf("const kind = 'Accommodation'; if (mode === 'Some other way') go()")).toEqual([]);
  expect(textsOf("const KIND_WORDS = { Accommodation: 'Accommodation' }")).toEqual(['Accommodation']);
});
it('tells two values of one name apart, and the same value not', () => {
  expect(textsOf('const said = `Moved §{a.name} to §{b.name}, where §{a.name} stays`')).toEqual([
    'Moved {name} to {name2}, where {name} stays',
  ]);
});
it('writes texts with a count in the message format of Unicode', () => {
  expect(textsOf("countOf(n, 'person', 'people')")).toEqual(['{count, plural, one {# person} other {# people}}']);
  expect(textsOf("plural(n, { one: 'One is left.', other: `§{n} are left.` })")).toEqual([
    '{count, plural, one {One is left.} other {{n} are left.}}',
  ]);
});
it('refuses what nobody can translate', () => {
  expect(faultsOf("notify({ title: 'Saved ' + name })")).toHaveLength(1);
  expect(faultsOf("const all = 'a/' + name + 1")).toEqual([]);
  expect(faultsOf('countOf(n, noun)')).toHaveLength(1);
});
