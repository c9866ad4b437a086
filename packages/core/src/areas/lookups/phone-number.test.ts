import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryPhoneCodes } from './countries';
import { joinPhone, splitPhone } from './phone-number';

const codes = countryPhoneCodes();

describe('countries', () => {
  it('R-SHELL-155 has the United States first, then all by name, each once', () => {
    const [first, ...others] = codes;
    expect(first).toEqual({ alfa_2_code: 'US', name: 'United States', phone_code: '1' });
    const names = others.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(codes.length).toBeGreaterThan(235);
    expect(new Set(codes.map((c) => c.alfa_2_code)).size).toBe(codes.length);
  });
  it('R-SHELL-155 has a name and a dialling code for each', () => {
    for (const { alfa_2_code, name, phone_code } of codes) {
      expect(name).not.toBe(alfa_2_code);
      expect(phone_code).toMatch(/^[1-9]\d{0,3}$/);
    }
  });
});

describe('a phone number', () => {
  it('is split into its country and the rest', () => {
    expect(splitPhone('+39 089 873139', codes)).toEqual({ country: 'IT', rest: '089 873139' });
    expect(splitPhone('+1 (212) 555-0147', codes)).toEqual({ country: 'US', rest: '(212) 555-0147' });
    expect(splitPhone('+1 242 555 0100', codes)).toEqual({ country: 'BS', rest: '555 0100' });
    expect(splitPhone('+44 20 7946 0101', codes)).toEqual({ country: 'GB', rest: '20 7946 0101' });
  });
  it('keeps the country that was chosen where several share a code', () =>
    expect(splitPhone('+1 416 555 0100', codes, 'CA').country).toBe('CA'));
  it('names no country without a plus, or with a code of none', () => {
    expect(splitPhone('212 555 0147', codes)).toEqual({ country: '', rest: '212 555 0147' });
    expect(splitPhone('+999 1', codes)).toEqual({ country: '', rest: '+999 1' });
  });
  it('is put together again', () => {
    expect(joinPhone('IT', ' 089 873139', codes)).toBe('+39 089 873139');
    expect(joinPhone('', '089', codes)).toBe('089');
    expect(joinPhone('IT', ' ', codes)).toBe('');
    expect(joinPhone('IT', '+89', codes)).toBe('+39 89');
  });
  it('comes out as it went in, whatever country and number', () => {
    const number = fc.stringMatching(/^[2-9]\d{3,9}$/);
    fc.assert(
      fc.property(fc.constantFrom(...codes), number, ({ alfa_2_code }, rest) => {
        const whole = joinPhone(alfa_2_code, rest, codes);
        const { country, rest: after } = splitPhone(whole, codes, alfa_2_code);
        expect(joinPhone(country, after, codes).replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''));
      }),
    );
  });
});
