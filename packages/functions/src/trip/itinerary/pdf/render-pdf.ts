import { renderToBuffer } from '@react-pdf/renderer';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { paperSpeaker } from '../paper-texts';
import { PdfDocument } from './pdf-document';
import { registerFaces } from './pdf-faces';
import type { Pictures } from './pictures';

registerFaces();

/** A published itinerary as a PDF. Text in a script that the embedded faces lack is marked, never refused. */
export const renderPdf = (published: PublishedItinerary, pictures: Pictures = {}): Promise<Uint8Array> =>
  renderToBuffer(PdfDocument({ i18n: paperSpeaker(published.language), published, ...pictures }));
