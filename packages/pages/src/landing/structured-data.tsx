/** What search engines read: a web application for business, and no claim that the page does not make. */
export const StructuredData = ({ origin }: { origin: string }) => (
  <script type="application/ld+json">
    {JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Wayline',
      url: `${origin}/`,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      audience: { '@type': 'BusinessAudience', audienceType: 'Travel advisors, agencies and tour operators' },
      description: 'Trip planning, bookings and client itineraries for travel advisors.',
    })}
  </script>
);
