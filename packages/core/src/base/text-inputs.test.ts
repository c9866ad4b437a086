import { describe, expect, it } from 'vitest';
import {
  integerOnBlur,
  integerOnFocus,
  isEmail,
  isWebsite,
  numberOnBlur,
  websiteText,
  websiteUrl,
} from './text-inputs';

describe('text inputs', () => {
  it('R-SHELL-199 refuses what is no e-mail address', () => {
    const wrong = [
      '',
      'ana',
      'ana@',
      '@example.com',
      'ana@localhost',
      'a b@example.com',
      'ana@-x.com',
      'ana@x..com',
      'a@b@',
      `${'a'.repeat(250)}@b.co`,
    ];
    expect(wrong.filter(isEmail)).toEqual([]);
  });
  it('R-SHELL-200 takes an e-mail address', () => {
    const right = ['ana@example.com', "o'neil+trips@mail.example.co.uk", 'x_y-z@1x.io'];
    expect(right.filter(isEmail)).toEqual(right);
  });
  it('R-SHELL-201 puts http:// before a website without a scheme', () => {
    expect(websiteUrl('prado.example')).toBe('http://prado.example');
    expect(websiteUrl('javascript://%0aalert(1)')).toBe('http://javascript://%0aalert(1)');
    expect(websiteUrl('  ')).toBe('');
  });
  it('R-SHELL-202 leaves http:// and https:// as they are', () => {
    expect(websiteUrl('http://prado.example')).toBe('http://prado.example');
    expect(websiteUrl(' HTTPS://prado.example/a')).toBe('HTTPS://prado.example/a');
  });
  it('R-SHELL-201 tells what can be no website', () => {
    const right = ['', 'http://prado.example', 'https://prado.example:8080/a?b=c#d', 'http://müller.example'];
    expect(right.filter(isWebsite)).toEqual(right);
    const wrong = ['prado.example', 'http://prado', 'http://a b.example', 'javascript:alert(1)', 'http://', 'none yet'];
    expect(wrong.filter((text) => isWebsite(text) || isWebsite(websiteUrl(`${text} x`)))).toEqual([]);
  });
  it('R-SHELL-203 keeps the digits of a number field', () => expect(numberOnBlur(' 1,2a3')).toBe('123'));
  it('R-SHELL-204 empties a number field without digits', () => expect(numberOnBlur('abc')).toBe(''));
  it('R-SHELL-207 clears a 0 for typing', () => expect(integerOnFocus('0')).toBe(''));
  it('R-SHELL-208 restores what was there when nothing is typed', () => {
    expect(integerOnBlur('', '0')).toBe('0');
    expect(integerOnBlur(' ', '7')).toBe('7');
    expect(integerOnBlur('4', '7')).toBe('4');
  });
  it('R-SHELL-209 does not clear any other number', () => expect(integerOnFocus('10')).toBe('10'));
  it('reads a website without its scheme, its path shortened at 20 characters, or all of it at 25', () => {
    expect(websiteText('https://www.prado.example/abcdefghijklmnopqrstuvwxyz')).toBe(
      'prado.example/abcdefghijklmnopqrs…',
    );
    expect(websiteText('a-very-long-agency-name.example/')).toBe('a-very-long-agency-name.e…');
    expect(['http://prado.example', 'prado.example/team', ''].map(websiteText)).toEqual([
      'prado.example',
      'prado.example/team',
      '',
    ]);
  });
});
