import type { DraftKind } from '../import-draft';

/** Words that tell what an event is, in the languages calendars come in. */
const SIGNS: [DraftKind, RegExp][] = [
  [
    'flight',
    /(?<!\p{L})(?:flights?|flug\p{L}*|vols?|vuelos?|vol[oi]|vluchten?|vlucht|voos?|flyg\p{L}*|flyvning|lento|airlines?|boarding|aeroporto|airport|✈|🛫|🛬|gate|abflug|avgång)(?!\p{L})/giu,
  ],
  [
    'hotel',
    /(?<!\p{L})(?:hotels?|hotell|hôtel|hostel|motel|lodging|accommodation|unterkunft|übernachtung|hébergement|alojamiento|alloggio|stay at|your stay|check-?in|check-?out|nights?|airbnb|guesthouse|resort|room type|bed (?:and|&) breakfast)(?!\p{L})/giu,
  ],
  [
    'car_rental',
    /(?<!\p{L})(?:rental car|car rental|car hire|hire car|rent a car|rent-a-car|mietwagen\p{L}*|autovermietung|location de voiture|alquiler de (?:coche|auto)\p{L}*|autonoleggio|noleggio auto|autohuur|huurauto|hyrbil|leiebil|pick-?up location|drop-?off location|vehicle|hertz|avis|sixt|europcar|enterprise rent\p{L}*|budget rent\p{L}*)(?!\p{L})/giu,
  ],
  [
    'rail',
    /(?<!\p{L})(?:trains?|rail|railway|bahn|zug|züge|treno|tren|trein|tåg|tog|juna|vlak|pociąg|gleis|platform|bahnhof|hbf|gare|coach|ice|tgv|eurostar|thalys|amtrak|eurocity|intercity|hafas|trainline)(?!\p{L})/giu,
  ],
  ['bus', /(?<!\p{L})(?:bus|busfahrt|autobus|autobús|autocar|flixbus|greyhound|megabus|coach trip)(?!\p{L})/giu],
  [
    'restaurant',
    /(?<!\p{L})(?:restaurants?|table (?:for|at|reservation)|dinner|lunch|brunch|tisch(?:reservierung)?|opentable|reservation for \d+|party of \d+|party size|ristorante|restaurante|bistro|trattoria|brasserie)(?!\p{L})/giu,
  ],
  [
    'cruise',
    /(?<!\p{L})(?:cruise|ferry|fähre|kreuzfahrt|traghetto|croisière|crucero|crociera|färja|embarkation|sailing|cabin number)(?!\p{L})/giu,
  ],
];

const count = (text: string, sign: RegExp): number =>
  Math.min(new Set([...text.slice(0, 20_000).matchAll(sign)].map(([word]) => word.toLowerCase())).size, 5);

/** `AA 2450 DFW to SEA`: a flight number and two airport codes. */
const FLIGHT_HEADLINE =
  /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?!\d).{0,20}(?<![A-Z])[A-Z]{3}\s?(?:-|–|→|->|to|\/)\s?[A-Z]{3}(?![A-Z])/;
const BOOKED = /reserv|booking|buchung|prenotazione/i;

/** The kind of an event by its words; those of the headline weigh most. An event that says nothing of the sort is an event. */
export const kindOfEvent = (headline: string, body: string): DraftKind => {
  let best: DraftKind = 'event';
  let top = 0;
  for (const [kind, sign] of SIGNS) {
    const score = count(headline, sign) * 4 + count(body, sign);
    if (score > top) [best, top] = [kind, score];
  }
  if (FLIGHT_HEADLINE.test(headline.slice(0, 300)) && top < 8) return 'flight';
  return top >= (BOOKED.test(headline.slice(0, 300)) ? 1 : 2) ? best : 'event';
};
