/** The address that opens a place in this device's own map, where it has one. */
export const ownMapUrl = (agent: string, place: string): string | undefined => {
  const query = encodeURIComponent(place);
  if (/Android/i.test(agent)) return `geo:0,0?q=${query}`;
  return /iPhone|iPad|Macintosh/.test(agent) ? `https://maps.apple.com/?q=${query}` : undefined;
};

/** Leads directions to the device's own map instead of a web page. */
export const openOwnMaps = (agent: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-place]')) {
    const own = ownMapUrl(agent, link.dataset.place ?? '');
    if (own) link.href = own;
    if (own?.startsWith('geo:')) link.removeAttribute('target');
  }
};
