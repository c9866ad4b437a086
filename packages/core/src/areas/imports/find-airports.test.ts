import { describe, expect, it } from 'vitest';
import { airports } from './airports';
import { airportCities } from './data/airport-cities';
import { findAirports } from './find-airports';

const codes = (typed: string) => findAirports(typed).map(({ iata }) => iata);

describe('airports while somebody types', () => {
  it('finds one by its code, in any case, with its name and zone', () => {
    expect(findAirports('ewr')[0]).toEqual({
      iata: 'EWR',
      name: 'Newark Liberty International Airport',
      zone: 'America/New_York',
      city: 'New York',
    });
  });
  it('finds those of a city, whatever they are called, and by the beginning of a word', () => {
    expect(codes('New York')).toEqual(expect.arrayContaining(['JFK', 'LGA', 'EWR']));
    expect(codes('New')).toEqual(expect.arrayContaining(['JFK', 'EWR']));
    expect(codes('Lisbon')[0]).toBe('LIS');
    expect(codes('london heath')[0]).toBe('LHR');
    expect(codes('São Paulo')).toContain('GRU');
    expect(codes('saigon')[0]).toBe('SGN');
  });
  it('asks for two letters, offers eight, and no code that is a whole city', () => {
    expect(codes('l')).toEqual([]);
    expect(codes('an').length).toBeLessThanOrEqual(8);
    expect(codes('NYC')).not.toContain('NYC');
    expect(codes('no such place')).toEqual([]);
  });
  it('names cities of known airports only', () => {
    for (const code of airportCities().keys()) expect(airports().has(code), code).toBe(true);
  });
});
