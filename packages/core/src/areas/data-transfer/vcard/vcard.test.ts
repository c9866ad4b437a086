import { expect, it } from 'vitest';
import { ClientDraft } from '../../clients/public-schemas';
import type { Values } from '../fields/values-at';
import { parseVcards } from './parse-vcards';
import { toVcard } from './write-vcard';

const parse = async (text: string, size = 9): Promise<Values[]> => {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const cards: Values[] = [];
  for await (const card of parseVcards(pieces())) cards.push(card);
  return cards;
};

const APPLE = `BEGIN:VCARD
VERSION:3.0
PRODID:-//Apple Inc.//macOS 15.1//EN
N:Lindqvist;Mara;Elin;;
FN:Mara Elin Lindqvist
EMAIL;type=INTERNET;type=HOME;type=pref:mara@example.test
EMAIL;type=INTERNET;type=WORK:mara@work.example.test
TEL;type=CELL;type=VOICE;type=pref:+1 (555) 010-4471
item1.TEL:555-0100
item1.X-ABLabel:Cabin
ADR;type=HOME;type=pref:;;12 Harbor Street\\, Apt 3;Portland;OR;97201;United
  States
BDAY:1984-06-02
NOTE:Likes aisle seats\\, window on trains.\\nAllergic to nuts.
CATEGORIES:Honeymoon,VIP
END:VCARD
`;
const OUTLOOK =
  'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Cher\r\nTEL;TYPE="work,voice";VALUE=uri:tel:+33-1-02\r\nBDAY:--0602\r\nEND:VCARD\r\n';

it('cards of version 3 and 4 are read as address books write them', async () => {
  expect(await parse(APPLE + OUTLOOK)).toEqual([
    {
      first_name: 'Mara',
      middle_name: 'Elin',
      last_name: 'Lindqvist',
      suffix: '',
      emails: ['mara@example.test'],
      work_email: 'mara@work.example.test',
      personal_mobile: '+1 (555) 010-4471',
      phone: '555-0100',
      addresses: [
        {
          suite: '',
          area: '12 Harbor Street, Apt 3',
          city_name: 'Portland',
          state_name: 'OR',
          zip_code: '97201',
          country_name: 'United States',
        },
      ],
      dob: '1984-06-02',
      indiv_notes: 'Likes aisle seats, window on trains.\nAllergic to nuts.',
      tags: ['Honeymoon', 'VIP'],
    },
    { first_name: 'Cher', work_phone: '+33-1-02', dob: undefined },
  ]);
});

it('what is written as a card is read again as it was', async () => {
  const client = ClientDraft.parse({
    title: 'Rev. Mrs.',
    first_name: 'Mara; "M"',
    middle_name: 'Elin',
    last_name: 'Ō’Lindqvist, 山田',
    nick_name: 'Mari',
    gender: 'female',
    dob: '1984-06-02',
    emails: ['mara@example.test', 'm@example.test'],
    work_email: 'mara@work.example.test',
    phone: '+1 555 010 4471',
    personal_mobile: '555',
    work_phone: '556',
    work_mobile: '557',
    fax: '558',
    timezone: 'Europe/Paris',
    addresses: [{ area: '12 Harbor Street; rear', suite: '3', city_name: 'Łódź', zip_code: '97201' }],
    tags: ['Honeymoon', 'a, b'],
    indiv_notes: `Line one\nLine two ${'long '.repeat(60)}end\\n`,
  });
  const card = toVcard(client);
  expect(card.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const [values] = await parse(card + card);
  expect(ClientDraft.parse(values)).toEqual(client);
});

const OLD = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85ngstr=C3=B6m;Bj=C3=B6rn;=3B=
=29;;
TEL;CELL;PREF:+46 70 555 01 23
EMAIL;HOME:bjorn@example.test
ADR;HOME;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;;Sj=F6gatan 4;Ume=E5;;903 26;Sverige
NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Likes = signs=0D=0A=
=0D=0Aand =E2=82=AC
END:VCARD
BEGIN:VCARD
VERSION:2.1
N;CHARSET=windows-1251;QUOTED-PRINTABLE:=C8=E2=E0=ED=EE=E2;=CE=EB=E5=E3
NOTE;CHARSET=no-such;ENCODING=QUOTED-PRINTABLE:caf=C3=A9
END:VCARD
`;
it('cards of version 2.1 are read in quoted-printable, in any character set, over soft line breaks', async () => {
  for (const size of [5, 1000])
    expect(await parse(OLD, size)).toMatchObject([
      {
        first_name: 'Björn',
        last_name: 'Ångström',
        middle_name: ';)',
        personal_mobile: '+46 70 555 01 23',
        emails: ['bjorn@example.test'],
        addresses: [{ area: 'Sjögatan 4', city_name: 'Umeå', zip_code: '903 26', country_name: 'Sverige' }],
        indiv_notes: 'Likes = signs\n\nand €',
      },
      { first_name: 'Олег', last_name: 'Иванов', indiv_notes: 'café' },
    ]);
});

it.each([
  ['N:Weiß;Anna;;Prof. Dr.;', 'Prof.', 'Anna', 'Weiß'],
  ['N:Weiß;Anna;;Dr. med.;', 'Dr.', 'Anna', 'Weiß'],
  ['N:Weiß;Anna;;Herr;', undefined, 'Anna', 'Weiß'],
  ['FN:Mrs. Anna Weiß', 'Mrs.', 'Anna', 'Weiß'],
  ['FN:Anna Weiß', undefined, 'Anna Weiß', undefined],
])('R-ACC-118 a card with %s has the title %s', async (line, title, first_name, last_name) => {
  const [person] = await parse(`BEGIN:VCARD\nVERSION:3.0\n${line}\nEND:VCARD\n`);
  expect({ title: undefined, last_name: undefined, ...person }).toMatchObject({ title, first_name, last_name });
});
