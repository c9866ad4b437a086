import type { EntryRule } from './entry-rule';

const SCHENGEN =
  'AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH MC SM VA'.split(' ');
/** Where each rule can be looked up. They were written down from general knowledge, so none says when it was checked until someone has. */
const STATE_DEPARTMENT = { source: 'U.S. Department of State, country information' };
const SCHENGEN_CODE = { source: 'Schengen Borders Code, Regulation (EU) 2016/399, article 6' };

type Asked = Omit<EntryRule, 'id' | 'name' | 'countries' | 'months' | 'counted_from' | 'source' | 'source_date'>;
const onArrival = (country: string, name: string, months: number, asked: Asked = {}): EntryRule => ({
  id: country.toLowerCase(),
  name,
  countries: [country],
  months,
  counted_from: 'arrival',
  ...STATE_DEPARTMENT,
  ...asked,
});
const forTheStay = (country: string, name: string, asked: Asked = {}): EntryRule => ({
  ...onArrival(country, name, 0, asked),
  counted_from: 'departure',
});
const E_VISA = 'Many visitors need a visa or an eVisa.';

/** What some often visited countries ask of passports, as a beginning. */
export const FIRST_RULES: readonly EntryRule[] = [
  {
    id: 'schengen',
    name: 'Schengen area',
    countries: SCHENGEN,
    months: 3,
    counted_from: 'departure',
    issued_within_years: 10,
    ...SCHENGEN_CODE,
  },
  forTheStay('GB', 'United Kingdom', { visa_note: 'Visitors who need no visa need an ETA.' }),
  forTheStay('IE', 'Ireland'),
  forTheStay('US', 'United States', { visa_note: 'Visitors from visa waiver countries need an ESTA.' }),
  forTheStay('CA', 'Canada', { visa_note: 'Many visitors who fly in need an eTA.' }),
  forTheStay('MX', 'Mexico'),
  forTheStay('JP', 'Japan'),
  forTheStay('KR', 'South Korea'),
  forTheStay('AU', 'Australia', { visa_note: 'Visitors need a visa or an ETA.' }),
  { ...forTheStay('NZ', 'New Zealand', { visa_note: 'Visitors who need no visa need an NZeTA.' }), months: 3 },
  { ...forTheStay('ZA', 'South Africa', { blank_pages: 2 }), months: 1 },
  forTheStay('AR', 'Argentina'),
  forTheStay('CL', 'Chile'),
  forTheStay('CR', 'Costa Rica'),
  forTheStay('JM', 'Jamaica'),
  onArrival('AE', 'United Arab Emirates', 6),
  onArrival('BW', 'Botswana', 6, { blank_pages: 3 }),
  onArrival('KH', 'Cambodia', 6, { visa_note: E_VISA }),
  onArrival('CN', 'China', 6, { blank_pages: 2, visa_note: E_VISA }),
  onArrival('EC', 'Ecuador', 6),
  onArrival('EG', 'Egypt', 6, { visa_note: E_VISA }),
  onArrival('PF', 'French Polynesia', 6),
  onArrival('ID', 'Indonesia', 6, { blank_pages: 2, visa_note: E_VISA }),
  onArrival('IN', 'India', 6, { blank_pages: 2, visa_note: E_VISA }),
  onArrival('IL', 'Israel', 6, { visa_note: 'Visitors who need no visa need an ETA-IL.' }),
  onArrival('JO', 'Jordan', 6, { visa_note: E_VISA }),
  onArrival('KE', 'Kenya', 6, { blank_pages: 2, visa_note: 'Visitors need an eTA.' }),
  onArrival('MG', 'Madagascar', 6, { visa_note: E_VISA }),
  onArrival('MY', 'Malaysia', 6),
  onArrival('NA', 'Namibia', 6, { blank_pages: 3, visa_note: E_VISA }),
  onArrival('NP', 'Nepal', 6, { visa_note: E_VISA }),
  onArrival('OM', 'Oman', 6),
  onArrival('PE', 'Peru', 6),
  onArrival('PH', 'Philippines', 6),
  onArrival('QA', 'Qatar', 6),
  onArrival('RW', 'Rwanda', 6),
  onArrival('SA', 'Saudi Arabia', 6, { visa_note: E_VISA }),
  onArrival('SC', 'Seychelles', 6, { visa_note: 'Visitors need a travel authorization.' }),
  onArrival('SG', 'Singapore', 6),
  onArrival('LK', 'Sri Lanka', 6, { visa_note: 'Visitors need an ETA.' }),
  onArrival('TZ', 'Tanzania', 6, { visa_note: E_VISA }),
  onArrival('TH', 'Thailand', 6),
  onArrival('TR', 'Türkiye', 6),
  onArrival('UG', 'Uganda', 6, { visa_note: E_VISA }),
  onArrival('VN', 'Vietnam', 6, { blank_pages: 2, visa_note: E_VISA }),
  onArrival('ZM', 'Zambia', 6, { blank_pages: 2 }),
  onArrival('ZW', 'Zimbabwe', 6, { blank_pages: 2, visa_note: E_VISA }),
];
