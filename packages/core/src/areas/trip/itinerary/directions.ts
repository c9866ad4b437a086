type Somewhere = { name: string; formatted_address?: string; address?: string };

/** What to look for on a map: the name and the address, the name left out where the address begins with it. */
export const placeQuery = ({ name, formatted_address, address = formatted_address }: Somewhere): string => {
  if (!address) return name;
  return address.toLowerCase().startsWith(name.toLowerCase()) ? address : `${name}, ${address}`;
};

/**
 * A link to a place on a map. It is an ordinary https page of OpenStreetMap, because that alone opens everywhere, without an account
 * and without script: `geo:` opens nothing on an iPhone or a desk. The client page's script turns it into the phone's own map app.
 */
export const directionsUrl = (place: Somewhere): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.formatted_address ?? place.address ?? place.name)}`;
