import { renderToBuffer } from '@react-pdf/renderer';
import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { PdfDocument } from './pdf-document';
import { registerFaces } from './pdf-faces';

registerFaces();

/** A published itinerary as a PDF. Text in a script that the embedded faces lack is marked, never refused; the logo is a PNG in base64. */
export const renderPdf = (published: PublishedItinerary, logo?: string): Promise<Uint8Array> =>
  renderToBuffer(PdfDocument({ published, logo }));
