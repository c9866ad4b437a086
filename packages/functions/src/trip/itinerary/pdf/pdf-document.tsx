import type { I18n } from '@lingui/core';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import { pageSections } from '@wayline/core/areas/trip/itinerary/page-sections';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import { websiteText } from '@wayline/core/base/text-inputs';
import { fullDate } from '@wayline/pages/format/day-text';
import { type DocumentFaces, FacesOfDocument } from './document-faces';
import { PdfCover } from './pdf-cover';
import { PdfSection } from './pdf-section';
import { PDF_STYLES } from './pdf-styles';
import type { Pictures } from './pictures';
import { printable, UNDRAWN } from './printable';
import { Paragraphs, Words } from './words';

type Props = { i18n: I18n; published: PublishedItinerary; faces: DocumentFaces } & Pictures;

const Advisor = ({ i18n, published: { advisor, company } }: Pick<Props, 'i18n' | 'published'>) => (
  <View style={PDF_STYLES.closing} wrap={false}>
    <View style={PDF_STYLES.dayHead}>
      <Text style={PDF_STYLES.dayTitle}>{i18n._('Your advisor')}</Text>
    </View>
    <Words style={PDF_STYLES.name}>{advisor.name}</Words>
    <Words>
      {[company.name, advisor.phone_no, advisor.email, company.website && websiteText(company.website)]
        .filter(Boolean)
        .join(' · ')}
    </Words>
    {company.contact && <Paragraphs>{company.contact}</Paragraphs>}
  </View>
);

const SmallPrint = ({ title, text }: { title: string; text: string | undefined }) =>
  text ? (
    <View style={PDF_STYLES.closing}>
      <Text style={PDF_STYLES.rowDay}>{title}</Text>
      <Paragraphs style={PDF_STYLES.quiet}>{plainLines(text).join('\n')}</Paragraphs>
    </View>
  ) : null;

/** A published itinerary on Letter paper. */
export const PdfDocument = ({ i18n, published, faces, ...pictures }: Props) => {
  const hasUndrawn = printable(JSON.stringify(published), faces).includes(UNDRAWN);
  return (
    <Document
      title={getItineraryTitle(published)}
      author={published.company.name}
      creator="Wayline"
      producer="Wayline"
      language={i18n.locale}
    >
      <FacesOfDocument value={faces}>
        <Page size="LETTER" style={PDF_STYLES.page}>
          <PdfCover i18n={i18n} published={published} {...pictures} />
          <Text style={PDF_STYLES.foot} fixed>
            <Words direction="ltr">
              {[
                published.company.name,
                published.trip_code,
                i18n._('version {version}', { version: published.version }),
              ].join(' · ')}
            </Words>
            , {fullDate(i18n, published.published_at.slice(0, 10))}
          </Text>
          <Text
            style={PDF_STYLES.pageNumber}
            fixed
            render={({ pageNumber, totalPages }) =>
              i18n._('{page} of {pages}', { page: pageNumber, pages: totalPages })
            }
          />
          {pageSections(published).map((section, at) => (
            <PdfSection key={`${section.kind}-${String(at)}`} i18n={i18n} section={section} published={published} />
          ))}
          <Advisor i18n={i18n} published={published} />
          <SmallPrint title={i18n._('Terms and conditions')} text={published.company.terms} />
          <SmallPrint title={i18n._('Privacy')} text={published.company.privacy_note} />
          {hasUndrawn && (
            <Text style={[PDF_STYLES.quiet, PDF_STYLES.note]}>
              {i18n._(
                '{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.',
                {
                  mark: UNDRAWN,
                },
              )}
            </Text>
          )}
        </Page>
      </FacesOfDocument>
    </Document>
  );
};
