/**
 * Well-known suppliers: id, name, website, and the brand or group, where it has one. By what they are and what they sell. Public names and
 * addresses only: what is agreed with a supplier is each company's own.
 */
export const DIRECTORY_DATA = {
  hotels: `
accor|Accor|https://all.accor.com
aman|Aman|https://www.aman.com
belmond|Belmond|https://www.belmond.com|LVMH
best-western|Best Western|https://www.bestwestern.com|BWH Hotels
club-med|Club Med|https://www.clubmed.com
four-seasons|Four Seasons|https://www.fourseasons.com
hilton|Hilton|https://www.hilton.com
hyatt|Hyatt|https://www.hyatt.com
ihg|IHG Hotels & Resorts|https://www.ihg.com
mandarin-oriental|Mandarin Oriental|https://www.mandarinoriental.com
marriott|Marriott|https://www.marriott.com|Marriott International
one-and-only|One&Only Resorts|https://www.oneandonlyresorts.com|Kerzner International
peninsula|The Peninsula Hotels|https://www.peninsula.com
radisson|Radisson Hotels|https://www.radissonhotels.com
ritz-carlton|The Ritz-Carlton|https://www.ritzcarlton.com|Marriott International
rosewood|Rosewood Hotels|https://www.rosewoodhotels.com
sandals|Sandals Resorts|https://www.sandals.com
shangri-la|Shangri-La|https://www.shangri-la.com
wyndham|Wyndham Hotels & Resorts|https://www.wyndhamhotels.com`,
  cruises: `
amawaterways|AmaWaterways|https://www.amawaterways.com
avalon|Avalon Waterways|https://www.avalonwaterways.com|Globus
carnival|Carnival Cruise Line|https://www.carnival.com|Carnival Corporation
celebrity|Celebrity Cruises|https://www.celebritycruises.com|Royal Caribbean Group
cunard|Cunard|https://www.cunard.com|Carnival Corporation
disney-cruise|Disney Cruise Line|https://disneycruise.disney.go.com
holland-america|Holland America Line|https://www.hollandamerica.com|Carnival Corporation
hurtigruten|Hurtigruten|https://www.hurtigruten.com
msc|MSC Cruises|https://www.msccruises.com
ncl|Norwegian Cruise Line|https://www.ncl.com|Norwegian Cruise Line Holdings
oceania|Oceania Cruises|https://www.oceaniacruises.com|Norwegian Cruise Line Holdings
ponant|Ponant|https://www.ponant.com
princess|Princess Cruises|https://www.princess.com|Carnival Corporation
regent|Regent Seven Seas Cruises|https://www.rssc.com|Norwegian Cruise Line Holdings
royal-caribbean|Royal Caribbean|https://www.royalcaribbean.com|Royal Caribbean Group
seabourn|Seabourn|https://www.seabourn.com|Carnival Corporation
silversea|Silversea|https://www.silversea.com|Royal Caribbean Group
uniworld|Uniworld|https://www.uniworld.com
viking|Viking|https://www.vikingcruises.com
virgin-voyages|Virgin Voyages|https://www.virginvoyages.com
windstar|Windstar Cruises|https://www.windstarcruises.com`,
  tours: `
abercrombie-kent|Abercrombie & Kent|https://www.abercrombiekent.com
backroads|Backroads|https://www.backroads.com
collette|Collette|https://www.gocollette.com
g-adventures|G Adventures|https://www.gadventures.com
globus|Globus|https://www.globusjourneys.com
go-ahead|Go Ahead Tours|https://www.goaheadtours.com|EF Education First
insight|Insight Vacations|https://www.insightvacations.com
intrepid|Intrepid Travel|https://www.intrepidtravel.com
kensington|Kensington Tours|https://www.kensingtontours.com
tauck|Tauck|https://www.tauck.com
trafalgar|Trafalgar|https://www.trafalgar.com`,
  activities: `
getyourguide|GetYourGuide|https://www.getyourguide.com
viator|Viator|https://www.viator.com|Tripadvisor`,
  rentals: `
alamo|Alamo|https://www.alamo.com|Enterprise Mobility
avis|Avis|https://www.avis.com|Avis Budget Group
budget|Budget|https://www.budget.com|Avis Budget Group
enterprise|Enterprise|https://www.enterprise.com|Enterprise Mobility
europcar|Europcar|https://www.europcar.com
hertz|Hertz|https://www.hertz.com
national|National Car Rental|https://www.nationalcar.com|Enterprise Mobility
sixt|Sixt|https://www.sixt.com`,
  transfers: `
blacklane|Blacklane|https://www.blacklane.com`,
  rail: `
amtrak|Amtrak|https://www.amtrak.com
eurostar|Eurostar|https://www.eurostar.com
rail-europe|Rail Europe|https://www.raileurope.com
rocky-mountaineer|Rocky Mountaineer|https://www.rockymountaineer.com
via-rail|VIA Rail|https://www.viarail.ca`,
  insurance: `
allianz|Allianz Travel Insurance|https://www.allianztravelinsurance.com|Allianz
img|IMG|https://www.imglobal.com
travel-guard|Travel Guard|https://www.travelguard.com
travelex|Travelex Insurance|https://www.travelexinsurance.com
world-nomads|World Nomads|https://www.worldnomads.com`,
} as const;
