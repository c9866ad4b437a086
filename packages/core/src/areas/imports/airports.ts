import { AIRPORT_LINES } from './data/airport-lines';

export type Airport = { iata: string; name: string; zone: string; large: boolean; city?: boolean };

const readEntry = (zone: string, entry: string): Airport => {
  const large = entry.startsWith('*');
  const rest = large ? entry.slice(1) : entry;
  const name = rest.slice(3).replace('~', ' International Airport').replace('^', ' Airport');
  return { iata: rest.slice(0, 3), name, zone, large };
};

const readLine = (line: string): Airport[] => {
  const [zone = '', ...entries] = line.split('|');
  return entries.map((entry) => readEntry(zone, entry));
};

/** What a metropolitan code names: several airports, one clock. */
const CITIES: Record<string, [name: string, zone: string]> = {
  LON: ['London', 'Europe/London'],
  PAR: ['Paris', 'Europe/Paris'],
  NYC: ['New York', 'America/New_York'],
  CHI: ['Chicago', 'America/Chicago'],
  WAS: ['Washington', 'America/New_York'],
  TYO: ['Tokyo', 'Asia/Tokyo'],
  OSA: ['Osaka', 'Asia/Tokyo'],
  SEL: ['Seoul', 'Asia/Seoul'],
  BJS: ['Beijing', 'Asia/Shanghai'],
  ROM: ['Rome', 'Europe/Rome'],
  MIL: ['Milan', 'Europe/Rome'],
  STO: ['Stockholm', 'Europe/Stockholm'],
  MOW: ['Moscow', 'Europe/Moscow'],
  SAO: ['São Paulo', 'America/Sao_Paulo'],
  RIO: ['Rio de Janeiro', 'America/Sao_Paulo'],
  BUE: ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
  YTO: ['Toronto', 'America/Toronto'],
  YMQ: ['Montreal', 'America/Toronto'],
};

const cities = (): Airport[] =>
  Object.entries(CITIES).map(([iata, [name, zone]]) => ({ iata, name, zone, large: false, city: true }));

let byCode: Map<string, Airport> | undefined;

/** Every known airport by IATA code; built at the first question. */
export const airports = (): ReadonlyMap<string, Airport> => {
  byCode ??= new Map(
    [...AIRPORT_LINES.trim().split('\n').flatMap(readLine), ...cities()].map((airport) => [airport.iata, airport]),
  );
  return byCode;
};

/** The airport of an IATA code in any case, where it is known. */
export const findAirport = (code: string | undefined): Airport | undefined => {
  const iata = code?.trim().toUpperCase();
  return iata?.length === 3 ? airports().get(iata) : undefined;
};
