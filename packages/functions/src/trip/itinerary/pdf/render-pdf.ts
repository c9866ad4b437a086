import { renderToBuffer } from '@react-pdf/renderer';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { paperSpeaker } from '../paper-texts';
import { loadFaces } from './document-faces';
import { PdfDocument } from './pdf-document';
import { registerFaces } from './pdf-faces';
import type { Pictures } from './pictures';

const registered = registerFaces();

/** A published itinerary as a PDF. Text in a script that no face has is marked, never refused. */
export const renderPdf = async (published: PublishedItinerary, pictures: Pictures = {}): Promise<Uint8Array> => {
  await registered;
  const faces = await loadFaces(JSON.stringify(published));
  return renderToBuffer(PdfDocument({ i18n: paperSpeaker(published.language), published, faces, ...pictures }));
};
