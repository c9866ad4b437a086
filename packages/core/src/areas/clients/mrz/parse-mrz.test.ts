import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCheckDigit } from './check-digit';
import { findWrongLength, parseMrz } from './parse-mrz';

const TODAY = '2026-11-24';
const read = (...lines: string[]) => parseMrz(lines.join('\n'), TODAY);
/** The specimens of ICAO Doc 9303, parts 4 to 7. */
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'] as const;
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'] as const;
const TD1 = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
] as const;
const VISA = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'] as const;

const ANNA = {
  names: 'ANNA MARIA ERIKSSON',
  country: 'UTO',
  nationality: 'UTO',
  gender: 'female',
  birth_date: '1974-08-12',
  expiration: '2012-04-15',
};

describe('machine-readable lines', () => {
  it('of a passport', () => {
    const fields = { ...ANNA, kind: 'passport', document_type: 'P', number: 'L898902C3' };
    expect(read(...TD3)).toEqual({ fields, wrong: [], corrected: [] });
  });
  it('of cards in two lines and in three', () => {
    const fields = { ...ANNA, document_type: 'I', number: 'D23145890' };
    expect(read(...TD2)).toEqual({ fields, wrong: [], corrected: [] });
    expect(read(...TD1)).toEqual({ fields, wrong: [], corrected: [] });
  });
  it('of a visa, which have no digit over all of them', () => {
    expect(read(...VISA)).toMatchObject({ fields: { kind: 'visa', number: 'L8988901C' }, wrong: [] });
  });
  it('of a card whose number is longer than its place', () => {
    const long = ['I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'STEVENSON<<PETER<JOHN<<<<<<<<<'];
    expect(read(...long)).toMatchObject({
      fields: { number: 'D23145890734', birth_date: '1934-07-12' },
      wrong: [],
      corrected: [],
    });
  });
  it('name countries as people do, Germany by its one letter too', () => {
    const line = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<';
    const german = read(line, 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4');
    expect(german).toMatchObject({
      fields: { country: 'Germany', nationality: 'Germany', expiration: '2027-02-28' },
      wrong: [],
    });
  });
  it('are read however they were pasted', () => {
    const whole = read(...TD3);
    expect(read(TD3.join(''))).toEqual(whole);
    expect(read(`  ${TD3[0].toLowerCase()} `, '', TD3[1].split('').join(' '))).toEqual(whole);
    expect(read(TD3[0].replaceAll('<<', '«'), TD3[1])).toEqual(whole);
  });
  it.each([
    ['the number', 1, ['number', 'whole']],
    ['the birth', 14, ['birth_date', 'whole']],
    ['the last day', 22, ['expiration', 'whole']],
    ['the personal number', 30, ['whole']],
    ['the last digit', 43, ['whole']],
  ])('say that a letter of %s is wrong', (_what, at, wrong) => {
    const [first, second] = TD3;
    const other = second.charAt(at) === '1' ? '2' : '1';
    expect(read(first, second.slice(0, at) + other + second.slice(at + 1))?.wrong).toEqual(
      expect.arrayContaining(wrong),
    );
  });
  it.each([
    ['nothing', ''],
    ['a name', 'Anna Maria Eriksson'],
    ['one line', TD3[0]],
    ['lines that are too short', TD3.map((line) => line.slice(1)).join('\n')],
    ['letters that no such line has', TD3.join('\n').replace('ANNA', 'ÄNNA')],
  ])('are not found in %s', (_what, text) => expect(parseMrz(text, TODAY)).toBeUndefined());
});

it('are corrected where a scanner took figures for letters or the reverse, and it is said', () => {
  const printed = ['P<UTODALE<<LIO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'C005501234UTO8001021F3105061<<<<<<<<<<<<<<02'];
  const digits = { number: toCheckDigit('C00550123'), birth: toCheckDigit('800102'), end: toCheckDigit('310506') };
  const body = `C00550123${digits.number}UTO800102${digits.birth}F310506${digits.end}<<<<<<<<<<<<<<0`;
  const whole = toCheckDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21));
  const second = body + whole;
  const scanned = second.replace('C00', 'COO').replace('800102', '8OOI02');
  const reading = read(printed[0]?.replace('LIO', 'L10') ?? '', scanned);
  expect(reading?.fields).toMatchObject({
    number: 'C00550123',
    birth_date: '1980-01-02',
    expiration: '2031-05-06',
    names: 'LIO DALE',
  });
  expect(reading?.wrong).toEqual([]);
  expect(reading?.corrected).toEqual([
    { read: 'DALE L10', as: 'DALE LIO' },
    { read: 'COO550123', as: 'C00550123' },
    { read: '8OOI02', as: '800102' },
  ]);
});
it('is not corrected where two readings of a number would be proven, or none', () => {
  const [first, second] = TD3;
  expect(read(first, second.replace('L898902C3', 'L898902C4'))?.wrong).toEqual(expect.arrayContaining(['number']));
});
it('takes a birth for one of the last century where it would be tomorrow', () => {
  const born = (day: string) =>
    read(TD3[0], `${TD3[1].slice(0, 13)}${day}${toCheckDigit(day)}${TD3[1].slice(20)}`)?.fields.birth_date;
  expect([born('261124'), born('261125'), born('270101')]).toEqual(['2026-11-24', '1926-11-25', '1927-01-01']);
});
it('knows which line is too short', () => {
  expect(findWrongLength(`${TD3[0].slice(1)}\n${TD3[1]}`)).toEqual({ line: 1, length: 43, expected: 44 });
  expect(findWrongLength(`${TD2[0]}\n${TD2[1]}<`)).toEqual({ line: 2, length: 37, expected: 36 });
  expect(findWrongLength(TD1.join('\n'))).toBeUndefined();
  expect(findWrongLength('one line')).toBeUndefined();
});

it('reads back what is written: any name, number and day', () => {
  const name = fc.stringMatching(/^[A-Z]{1,12}$/);
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(name, name, fc.stringMatching(/^[A-Z0-9]{9}$/), day, (family, given, number, date) => {
      const birth = date.toISOString().slice(0, 10);
      const born = birth.slice(2).replaceAll('-', '');
      const proven = (letters: string) => letters + toCheckDigit(letters);
      const [a, b, c] = [proven(number), proven(born), proven('330101')];
      const rest = '<'.repeat(14) + toCheckDigit('<'.repeat(14));
      const second = `${a}SWE${b}F${c}${rest}`;
      const lines = [`P<SWE${family}<<${given}`.padEnd(44, '<'), second + toCheckDigit(a + b + c + rest)];
      const fields = {
        names: `${given} ${family}`,
        number,
        birth_date: birth,
        expiration: '2033-01-01',
        country: 'Sweden',
      };
      expect(read(...lines)).toMatchObject({ fields, wrong: [], corrected: [] });
    }),
  );
});
