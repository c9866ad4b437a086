export type Way = 'link' | 'mail' | 'embed';
export const WAYS: readonly { key: Way; label: string }[] = [
  { key: 'link', label: 'Link' },
  { key: 'mail', label: 'Email' },
  { key: 'embed', label: 'Website' },
];

/** What is put into the page of a website to show a form there. */
export const toEmbedCode = (url: string, name: string): string =>
  `<iframe src="${url}" title="${name.replaceAll('"', '&quot;')}" style="width:100%;min-height:900px;border:0" loading="lazy"></iframe>`;
