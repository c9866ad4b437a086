/** Cities whose airports are not called after them, or that have several: what each is called, and the codes of its airports. */
const AIRPORT_CITIES = `
Abuja ABV|Accra ACC|Addis Ababa ADD|Agra AGR|Ahmedabad AMD|Algiers ALG|Amman AMM|Anchorage ANC|Aruba AUA|Athens ATH|Bahrain BAH|Baku GYD|Bali/Denpasar DPS
Baltimore BWI|Bangalore BLR|Bangkok BKK DMK|Barbados BGI|Barcelona BCN|Basel BSL|Beijing PEK PKX|Bergamo BGY|Bologna BLQ|Bonaire BON|Boston BOS|Brasilia BSB
Buenos Aires EZE AEP|Busan PUS|Calgary YYC|Cali CLO|Caracas CCS|Cartagena CTG|Casablanca CMN|Catania CTA|Chicago ORD MDW|Cleveland CLE|Colombo CMB
Copenhagen CPH|Cusco CUZ|Dakar DSS|Dallas DFW DAL|Dar es Salaam DAR|New Delhi/Delhi DEL|Denver DEN|Detroit DTW|Doha DOH|Dubai DXB DWC|Edinburgh EDI
Eindhoven EIN|Entebbe/Kampala EBB|Florence FLR|Fort Lauderdale FLL|Fort Myers RSW|Frankfurt FRA|Geneva GVA|Genoa GOA|Gothenburg GOT|Grand Cayman GCM|Grand Rapids GRR
Guadalajara GDL|Guatemala City GUA|Guayaquil GYE|Hanoi HAN|Harare HRE|Hartford BDL|Havana HAV|Ho Chi Minh City/Saigon SGN|Honolulu HNL|Houston IAH HOU|Hyderabad HYD
Istanbul IST SAW|Jakarta CGK|Jeddah JED|Johannesburg JNB|Kathmandu KTM|Kigali KGL|Kingston KIN|Kolkata CCU|Kona KOA|Krakow KRK|Kyiv KBP|La Paz LPB|Lagos LOS
Lahore LHE|Las Vegas LAS|Liberia/Guanacaste LIR|Lima LIM|Lisbon LIS|Lombok LOP|London LHR LGW LCY STN LTN|Los Cabos/Cabo San Lucas SJD|Louisville SDF|Lusaka LUN
Lyon LYS|Madeira/Funchal FNC|Madrid MAD|Malaga AGP|Malé/Maldives MLE|Manila MNL|Maputo MPM|Marrakech RAK|Marseille MRS|Maui OGG|Mauritius MRU|Medellin MDE EOH
Merida MID|Milan MXP LIN BGY|Milwaukee MKE|Minneapolis St Paul MSP|Mombasa MBA|Montego Bay MBJ|Montevideo MVD|Montreal YUL|Moscow SVO DME VKO|Mumbai BOM
Nairobi NBO|Nashville BNA|Nassau/Bahamas NAS|New Orleans MSY|New York JFK LGA EWR|Nice NCE|Orange County/Santa Ana SNA|Orlando MCO SFB|Osaka KIX ITM
Oslo OSL TRF|Panama City PTY|Paris CDG ORY BVA|Penang PEN|Perth PER|Philadelphia PHL|Phoenix PHX|Pisa PSA|Pittsburgh PIT|Port of Spain POS|Prague PRG|Providence PVD
Puerto Vallarta PVR|Quito UIO|Reykjavik KEF|Riyadh RUH|Rio de Janeiro GIG SDU|Rome FCO CIA|Rotterdam RTM|Salvador SSA|Salzburg SZG|San José/Costa Rica SJO|San Juan SJU
San Pedro Sula SAP|Santa Cruz VVI|Santiago SCL|Santo Domingo SDQ|Sao Paulo GRU CGH VCP|Sapporo CTS|Sarajevo SJJ|Seoul ICN GMP|Seville SVQ|Shanghai PVG SHA
Sint Maarten/St Martin SXM|St Kitts SKB|St Lucia UVF|St Petersburg LED|St Thomas STT|Stockholm ARN BMA|Tahiti/Papeete PPT|Taipei TPE TSA|Tampa TPA|Tehran IKA THR
Tel Aviv TLV|Tokyo HND NRT|Toronto YYZ YTZ|Tunis TUN|Turks and Caicos PLS|Ulaanbaatar UBN|Verona VRN|Victoria Falls VFA|Vienna VIE|Warsaw WAW|Washington DCA IAD BWI
West Palm Beach PBI|Windhoek WDH|Xian XIY|Yerevan EVN|Zanzibar ZNZ|Zurich ZRH
`;

type AirportCity = { city: string; words: string };

/** The city of each airport by its code; its `words` are everything the airport is also found by. */
export const airportCities = (): ReadonlyMap<string, AirportCity> => {
  const cities = new Map<string, AirportCity>();
  for (const entry of AIRPORT_CITIES.trim().split(/[\n|]/)) {
    const [, names = '', codes = ''] = /^(.*?)((?: [A-Z]{3})+)$/.exec(entry) ?? [];
    const [city = ''] = names.split('/');
    for (const code of codes.trim().split(' ')) {
      const known = cities.get(code);
      cities.set(code, { city: known?.city ?? city, words: [known?.words, names].filter(Boolean).join('/') });
    }
  }
  return cities;
};
