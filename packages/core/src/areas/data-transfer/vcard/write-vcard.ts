import type { ClientDraft } from '../../clients/public-schemas';

const escapeText = (text: string | undefined): string =>
  (text ?? '').replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r?\n|\r/g, '\\n');
const MOST_BYTES = 75;
/** Lines of more than 75 bytes go on behind a space. */
const fold = (line: string): string => {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [at, bytes] = ['', 0];
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (bytes + size > MOST_BYTES) {
      lines.push(at);
      [at, bytes] = [' ', 1];
    }
    at += char;
    bytes += size;
  }
  return [...lines, at].join('\r\n');
};

const GENDER = { female: 'F', male: 'M', other: 'O' } as const;
type Person = Omit<ClientDraft, 'cards' | 'advisor_id'>;

/** A client as a card of version 4, which every address book reads. */
export const toVcard = (client: Person): string => {
  const { title, first_name, middle_name, last_name, suffix } = client;
  const lines: [string, string | undefined][] = [
    ['N', [last_name, first_name, middle_name, title, suffix].map(escapeText).join(';')],
    ['FN', escapeText(`${first_name} ${last_name}`.trim())],
    ['NICKNAME', escapeText(client.nick_name)],
    ['BDAY', client.dob?.replaceAll('-', '')],
    ['GENDER', client.gender && GENDER[client.gender]],
    ...client.emails.map((email): [string, string] => ['EMAIL;TYPE=home', escapeText(email)]),
    ['EMAIL;TYPE=work', escapeText(client.work_email)],
    ['TEL;TYPE=home', escapeText(client.phone)],
    ['TEL;TYPE=cell', escapeText(client.personal_mobile)],
    ['TEL;TYPE=work', escapeText(client.work_phone)],
    ['TEL;TYPE="work,cell"', escapeText(client.work_mobile)],
    ['TEL;TYPE=fax', escapeText(client.fax)],
    ...client.addresses.map((one): [string, string] => [
      'ADR',
      ['', one.suite, one.area, one.city_name, one.state_name, one.zip_code, one.country_name]
        .map(escapeText)
        .join(';'),
    ]),
    ['CATEGORIES', client.tags.map(escapeText).join(',')],
    ['TZ', client.timezone],
    ['NOTE', escapeText(client.indiv_notes)],
  ];
  const filled = lines.flatMap(([name, value]) => (value ? [fold(`${name}:${value}`)] : []));
  return ['BEGIN:VCARD', 'VERSION:4.0', ...filled, 'END:VCARD', ''].join('\r\n');
};
