const AIRLINES = `
AA American Airlines|AC Air Canada|AF Air France|AI Air India|AM Aeromexico|AR Aerolíneas Argentinas|AS Alaska Airlines|AT Royal Air Maroc
AV Avianca|AY Finnair|AZ ITA Airways|A3 Aegean Airlines|B6 JetBlue|BA British Airways|BR EVA Air|BT airBaltic|CA Air China|CI China Airlines
CM Copa Airlines|CX Cathay Pacific|CZ China Southern|DE Condor|DL Delta Air Lines|DY Norwegian|EI Aer Lingus|EK Emirates|ET Ethiopian Airlines
EW Eurowings|EY Etihad Airways|F9 Frontier Airlines|FI Icelandair|FJ Fiji Airways|FR Ryanair|GA Garuda Indonesia|GF Gulf Air|G3 GOL|HA Hawaiian Airlines
HU Hainan Airlines|HX Hong Kong Airlines|IB Iberia|JL Japan Airlines|JQ Jetstar|KE Korean Air|KL KLM|KM KM Malta Airlines|KQ Kenya Airways|KU Kuwait Airways
LA LATAM Airlines|LG Luxair|LH Lufthansa|LO LOT Polish Airlines|LX SWISS|LY El Al|ME Middle East Airlines|MH Malaysia Airlines|MK Air Mauritius|MS EgyptAir
MU China Eastern|NH All Nippon Airways|NK Spirit Airlines|NZ Air New Zealand|OK Czech Airlines|OS Austrian Airlines|OU Croatia Airlines|OZ Asiana Airlines
PC Pegasus Airlines|PG Bangkok Airways|PR Philippine Airlines|PS Ukraine International Airlines|QF Qantas|QR Qatar Airways|RJ Royal Jordanian|RO TAROM
SA South African Airways|SK SAS|SN Brussels Airlines|SQ Singapore Airlines|SU Aeroflot|SV Saudia|TG Thai Airways|TK Turkish Airlines|TP TAP Air Portugal
TU Tunisair|U2 easyJet|UA United Airlines|UL SriLankan Airlines|UX Air Europa|VN Vietnam Airlines|VS Virgin Atlantic|VY Vueling|W6 Wizz Air|WN Southwest Airlines
WS WestJet|WY Oman Air|XQ SunExpress|4U Germanwings|6E IndiGo
`;
const CAR_COMPANIES = `
ZE Hertz|ZI Avis|ZD Budget|SX Sixt|EP Europcar|ET Enterprise|AL Alamo|ZL National|ZR Dollar|ZT Thrifty|FX Fox
`;

const readTable = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/[\n|]/)
      .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
  );

const airlines = readTable(AIRLINES);
const carCompanies = readTable(CAR_COMPANIES);

/** The airline of a two-letter code, where it is one of the larger ones. */
export const airlineNamed = (code: string | undefined): string | undefined => airlines.get(code?.toUpperCase() ?? '');

/** The larger airlines by name, each with its two-letter code. */
export const airlineList = (): { code: string; name: string }[] =>
  [...airlines].map(([code, name]) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The car rental company of a reservation system's two-letter code. */
export const carCompanyNamed = (code: string | undefined): string | undefined =>
  carCompanies.get(code?.toUpperCase() ?? '');
