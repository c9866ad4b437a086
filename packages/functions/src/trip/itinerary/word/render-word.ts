import type { I18n } from '@lingui/core';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import { pageSections } from '@wayline/core/areas/trip/itinerary/page-sections';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import { websiteText } from '@wayline/core/base/text-inputs';
import { fullDate } from '@wayline/pages/format/day-text';
import { nameList, tripLine } from '@wayline/pages/itinerary/trip-line';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { getPaperAccent } from '../paper-entry';
import { paperSpeaker } from '../paper-texts';
import { wordSection } from './word-section';
import { heading, hex, plain, quiet, SIZE, TITLE_FACE } from './word-text';

const cover = (i18n: I18n, published: PublishedItinerary, color: string): Paragraph[] => [
  new Paragraph({ children: [new TextRun({ text: published.company.name, bold: true, color })] }),
  new Paragraph({ style: 'Title', children: [new TextRun({ text: getItineraryTitle(published), font: TITLE_FACE })] }),
  new Paragraph({ children: [new TextRun({ text: tripLine(i18n, published).join(' · '), bold: true })] }),
  ...(published.travelers.length > 0
    ? [plain(i18n._('For {names}', { names: nameList(i18n, published.travelers) }))]
    : []),
  new Paragraph({ text: '' }),
];

const smallPrint = (title: string, text: string | undefined): Paragraph[] =>
  text ? [heading(title), ...plainLines(text).map((line) => new Paragraph({ children: [quiet(line)] }))] : [];

const advisor = (i18n: I18n, { advisor: { name, phone_no, email }, company }: PublishedItinerary): Paragraph[] => [
  heading(i18n._('Your advisor')),
  new Paragraph({ children: [new TextRun({ text: name, bold: true })] }),
  plain([company.name, phone_no, email, company.website && websiteText(company.website)].filter(Boolean).join(' · ')),
  ...(company.contact ? [plain(company.contact)] : []),
  ...smallPrint(i18n._('Terms and conditions'), company.terms),
  ...smallPrint(i18n._('Privacy'), company.privacy_note),
];

const foot = (i18n: I18n, { trip_code, version, published_at }: PublishedItinerary) =>
  new Paragraph({
    spacing: { before: 400 },
    children: [
      quiet(`${trip_code} · ${i18n._('version {version}', { version })}, ${fullDate(i18n, published_at.slice(0, 10))}`),
    ],
  });

/** A published itinerary as a Word document that can be edited further. */
export const renderWord = async (published: PublishedItinerary): Promise<Uint8Array> => {
  const i18n = paperSpeaker(published.language);
  const color = hex(getPaperAccent(published));
  const document = new Document({
    title: getItineraryTitle(published),
    creator: published.company.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: SIZE.text }, paragraph: { spacing: { line: 290 } } },
        title: { run: { size: SIZE.title }, paragraph: { spacing: { before: 80, after: 80 } } },
        heading1: { run: { size: SIZE.day, color }, paragraph: { spacing: { before: 360, after: 80 } } },
      },
    },
    sections: [
      {
        children: [
          ...cover(i18n, published, color),
          ...pageSections(published).flatMap((section) => wordSection(i18n, section, published)),
          ...advisor(i18n, published),
          foot(i18n, published),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
};
