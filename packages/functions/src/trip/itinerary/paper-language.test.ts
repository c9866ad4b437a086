import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readPdfText } from './pdf/pdf-text.fixture';
import { renderPdf } from './pdf/render-pdf';
import { renderWord } from './word/render-word';

const readWordText = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll(/[^\S\n]/g, ' ');

const SPANISH = [
  '20–29 de marzo de 2027 · 10 días · Rome',
  'Para Anna Kowalski, Paul Kowalski Jr. y Mia Kowalski',
  'Importante',
  'Sábado, 20 de marzo',
  'Vuelo · ITA Airways · AZ 609',
  '8 h 50 min',
  '6420,00 US$',
  'Entrada: 15:00; salida: mié, 24 mar, 11:00 · 3 noches',
  'Alojamiento · Noche 2 de 3',
  'Localizador',
  'No hay nada previsto. El día es suyo.',
  'También incluido en su viaje',
  'Su agente de viajes',
  'versión 3',
  '2 de febrero de 2027',
];
/** English of ours that would be left; what the agency typed is English too. */
const ENGLISH = /Saturday|March 20|Check-in|Reference|nights|Overnight|Your advisor|version/;

it('the PDF of an itinerary is in the language of its client, down to the number of the page', async () => {
  const bytes = await renderPdf(italy({ language: 'es', show_prices: true }));
  const text = readPdfText(bytes);
  for (const part of [...SPANISH, '1 de 5']) expect(text).toContain(part);
  expect(text).not.toMatch(ENGLISH);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (es)');
});

it('the Word document of an itinerary is in the language of its client', async () => {
  const text = readWordText(await renderWord(italy({ language: 'es', show_prices: true })));
  for (const part of [...SPANISH, 'Día 1: Sábado, 20 de marzo']) expect(text).toContain(part);
  expect(text).not.toMatch(ENGLISH);
});

it('both are in English where no language was chosen', async () => {
  const pdf = readPdfText(await renderPdf(italy()));
  const word = readWordText(await renderWord(italy()));
  for (const text of [pdf, word]) expect(text).toContain('Saturday, March 20');
});
