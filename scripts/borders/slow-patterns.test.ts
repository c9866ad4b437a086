import { describe, expect, it } from 'vitest';
import { listPatterns } from './list-patterns';
import { findSlowPatterns } from './slow-patterns';

const faultsOf = (code: string) => findSlowPatterns([{ file: 'a.tsx', code }]);

describe('regular expressions that a text could keep busy', () => {
  it.each([
    ['two neighbors that take the same', 'const a = /^a\\s*,?\\s*b/;'],
    ['a beginning that is tried at each place', 'const a = /\\s+$/;'],
    ['a text that is written out', "const a = new RegExp('\\\\s+$', 'u');"],
    ['a text of constants', `const END = '$';\nconst a = new RegExp(String.raw\`\\s+\${END}\`);`],
    ['a list of texts', `const WORDS = ['a', 'b'];\nconst a = RegExp(\`(?:\${WORDS.join('|')})*ab\\\\d*$\`);`],
    ['an element of a page', 'const page = <p title={/\\s+$/.source}>a / b</p>;'],
  ])('are found in %s', (_, code) => expect(faultsOf(code).join()).toContain('grows with the square'));

  it('are told apart where each character doubles the time, and named by file and line', () => {
    const [fault] = faultsOf('\n\nconst a = /^(a+)+b/;');
    expect(fault).toMatch(/^a\.tsx:3: the time of \/\^\(a\+\)\+b\/ doubles with each character\. Say how often/);
  });

  it('are none where a part may repeat so often, where neighbors differ, or where it is known only when it runs', () => {
    expect(faultsOf('const a = /\\s{1,9}$/;\nconst b = /^\\d+\\s*,\\s*\\d+$/;')).toEqual([]);
    expect(faultsOf(`const of = (name: string) => new RegExp(\`\\\\s+\${name}$\`);`)).toEqual([]);
  });
});

it('a file without a fault in its syntax is read whole', () => {
  const code = 'const [, second] = pair;\nconst a: RegExp = /a/u;\nconst b = <T,>(x: T) => /b/.test(String(x));';
  expect(listPatterns({ file: 'a.ts', code }).map(({ source, line }) => [source, line])).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
});
