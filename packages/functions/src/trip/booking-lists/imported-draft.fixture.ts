/** For tests and samples: a draft as an importer makes it. */
export const importedDraft = (title: string) => ({
  kind: 'restaurant' as const,
  status: 'confirmed' as const,
  source_format: 'schema_org_json_ld' as const,
  title,
  supplier: 'Trattoria da Gino',
  start: '2031-05-03T20:00',
  travelers: [],
  places: [{ name: 'Trattoria da Gino' }],
  confidence: 'exact' as const,
  spans: {},
});
