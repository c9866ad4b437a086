import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { findTexts } from './find-texts';
import { pseudo } from './pseudo';
import { translateSource } from './translate-source';

/** Sources are written here with § for $, which in a plain string is rather a mistake. */
const said = (written: string, words: Record<string, string>) => {
  const code = written.replaceAll('§', '$');
  const { texts } = findTexts('packages/web/src/a.tsx', code, new Set());
  return translateSource(code, texts, (text) => words[text]?.replaceAll('§', '$')).replaceAll('$', '§');
};

describe('a translation', () => {
  it('takes the place of the English, in its own order', () => {
    expect(said('const a = `Moved §{what} to §{day.name}`;', { 'Moved {what} to {name}': 'Am {name}: {what}' })).toBe(
      'const a = `Am §{day.name}: §{what}`;',
    );
    expect(said('<p>Sent to <b>{name}</b> now</p>', { 'Sent to <1>{name}</1> now': 'Jetzt an <1>{name}</1>' })).toBe(
      '<p>{"Jetzt an "}<b>{name}</b></p>',
    );
    expect(said('<X title="Save" label={"Name"} />', { Save: 'Sichern "jetzt"', Name: 'Name' })).toBe(
      '<X title={"Sichern \\"jetzt\\""} label={"Name"} />',
    );
  });
  it('leaves what nobody has translated, and the spaces around a text', () => {
    expect(said("<p>{late && ' It is late.'} Come home</p>", { 'It is late.': 'Es ist spät.' })).toBe(
      '<p>{late && " Es ist spät."} Come home</p>',
    );
  });
  it('reaches texts within texts', () => {
    const words = { 'Due {late}': 'Fällig {late}', 'too late': 'zu spät' };
    expect(said("const label = `Due §{late ? 'too late' : day}`;", words)).toBe(
      'const label = `Fällig §{late ? "zu spät" : day}`;',
    );
  });
  it('has as many forms as its language', () => {
    const nights = '{count, plural, one {# night} other {# nights}}';
    const forms = '{count, plural, one {# noc} few {# noce} many {# nocy} other {# nocy}}';
    expect(said("countOf(n, 'night')", { [nights]: forms })).toBe(
      'countOf(n, { one: `# noc`, few: `# noce`, many: `# nocy`, other: `# nocy` })',
    );
  });
  it('writes no code: what looks like it stays words', () => {
    expect(said('const a = `Go to §{day}`;', { 'Go to {day}': '`§{alert(1)}` {other}' })).toBe(
      'const a = `\\`\\§{alert(1)}\\` {other}`;',
    );
  });
});
it('the language that is none marks every letter it can, and nothing that is filled in', () => {
  expect(pseudo('Save {name} in <1>one</1>')).toBe('Šàvé {name} îñ <1>õñé</1>');
  expect(pseudo('{count, plural, one {# day} other {{days} days}}')).toBe(
    '{count, plural, one {# dàý} other {{days} dàýš}}',
  );
});
it('gives sources that the compiler reads', () => {
  const code = 'const A = () => <p>Sent to <b>{name}</b><br /> at {t} {ok && <i>Well done</i>}</p>;';
  expect(
    parseSync('a.tsx', translateSource(code, findTexts('packages/web/src/a.tsx', code, new Set()).texts, pseudo))
      .errors,
  ).toEqual([]);
});
