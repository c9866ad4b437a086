import { dayNumber, FREE_DAY, UNSCHEDULED } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type {
  PublishedEntry,
  PublishedItinerary,
  PublishedSection,
} from '@wayline/core/areas/trip/itinerary/published';
import { atAGlance, priceLines } from '@wayline/core/areas/trip/itinerary/summaries';
import { formatMoney } from '@wayline/core/base/money-text';
import { longDay, shortDay } from '@wayline/pages/format/day-text';
import { Paragraph, TabStopPosition, TabStopType, TextRun } from 'docx';
import { wordEntry } from './word-entry';
import { heading, notice, plain, prose } from './word-text';

const chapter = (title: string, entries: readonly PublishedEntry[], date?: string): Paragraph[] => [
  heading(title),
  ...(entries.length > 0 ? entries.flatMap((entry) => wordEntry(entry, date)) : [plain(FREE_DAY)]),
];

const days = ({ days: all, unscheduled }: PublishedItinerary): Paragraph[] => [
  ...all.flatMap(({ date, day, entries }) => chapter(`${dayNumber(day)}: ${longDay(date)}`, entries, date)),
  ...(unscheduled.length > 0 ? chapter(UNSCHEDULED.title, unscheduled) : []),
];

const row = (left: string, right: string, bold = false) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}`, bold })],
  });

const prices = (published: PublishedItinerary): Paragraph[] => {
  const { lines, totals } = priceLines(published);
  if (lines.length === 0) return [];
  return [
    heading('Prices'),
    ...lines.map(({ title, price }) => row(title, formatMoney(price))),
    ...totals.map((total) => row('Total', formatMoney(total), true)),
  ];
};

const titled = (title: string, paragraphs: readonly Paragraph[]) => [heading(title), ...paragraphs];

/** One part of the document. Files do not open from paper, so documents have no part here. */
export const wordSection = (section: PublishedSection, published: PublishedItinerary): Paragraph[] => {
  switch (section.kind) {
    case 'welcome':
      return prose(published.welcome_text);
    case 'notices':
      return notice('Important', published.important_notice);
    case 'at_a_glance':
      return titled(
        'At a glance',
        atAGlance(published.days).map(({ date, titles }) =>
          plain(`${shortDay(date)}   ${titles.join(' · ') || 'At leisure'}`),
        ),
      );
    case 'days':
      return days(published);
    case 'prices':
      return prices(published);
    case 'documents':
      return [];
    case 'travelers':
      return published.travelers.length > 0 ? titled('Travelers', published.travelers.map(plain)) : [];
    case 'custom':
      return section.stands_out ? notice(section.title, section.text) : titled(section.title, prose(section.text));
  }
};
