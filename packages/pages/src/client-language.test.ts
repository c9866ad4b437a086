import { booking } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy, italyBookings, italyInput } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { expect, it } from 'vitest';
import { parsePage } from './document/parse-page.fixture';
import { renderGatePage } from './gate/gate-document';
import { renderItinerary } from './itinerary/itinerary-document';
import { LINK_GONE } from './link-gone/link-gone-document';
import { renderReminderMail } from './mails/reminder-mail';
import { renderShareMail } from './mails/share-mail';
import { renderTripItineraries } from './trip/trip-document';

const spanish = italy({ language: 'es', show_prices: true, ask_answers: true });
const url = `https://wayline.example/ti/${'a'.repeat(43)}`;
const { trip } = italyInput();
const hotel = italyBookings.find((one) => one.id === ('bkg_hotel' as typeof one.id)) ?? booking('Other');
const words = (html: string) => {
  const page = parsePage(html);
  return (page.body.textContent ?? '').replaceAll(/\s+/g, ' ');
};

it('the page of an itinerary in Spanish says so, and writes days, clocks, money and counts as Spanish does', () => {
  const html = renderItinerary(spanish);
  expect(parsePage(html).documentElement.lang).toBe('es');
  const text = words(html);
  for (const part of [
    '20–29 de marzo de 2027',
    '10 días',
    'Para Anna Kowalski, Paul Kowalski Jr. y Mia Kowalski',
    'Día 1',
    'Sábado, 20 de marzo',
    'Vuelo',
    '18:05',
    '6420,00 US$',
    '1845,00 €',
    'Entrada: 15:00; salida: mié, 24 mar, 11:00 · 3 noches',
    'Noche 2 de 3',
    'Salida: jue, 25 mar · 1 noche',
    'Cancelada',
    '¿Le parece bien?',
    'Su agente de viajes',
    'Añadir al calendario',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Dear Anna, dear Paul,');
});

it('an itinerary for which no language was chosen is in English', () => {
  expect(parsePage(renderItinerary(italy())).documentElement.lang).toBe('en');
  expect(words(renderItinerary(italy()))).toContain('Saturday, March 20');
});

it('the gate, the list of a trip and the page of a link that is gone speak to a client in Spanish', () => {
  const gate = renderGatePage({ company: 'Viajes Luna', advisor: 'Laura Bennett', language: 'es' });
  expect(gate).toContain('<html lang="es">');
  expect(words(gate)).toContain('Introduzca el código de acceso que le ha dado Laura Bennett.');
  expect(parsePage(gate).title).toBe('Su itinerario');
  const list = renderTripItineraries('Italia', [{ published: spanish, href: '/ti/a' }]);
  expect(list).toContain('<html lang="es">');
  expect(words(list)).toContain('Su itinerario');
  const gone = parsePage(LINK_GONE);
  expect([...gone.querySelectorAll('[lang] :is(h1, h2)')].map((one) => one.textContent)).toEqual([
    'Page not found!',
    'No hemos encontrado esta página',
  ]);
});

it('the mail of a link is in the language of its itinerary, and quotes the advisor as typed', () => {
  const mail = renderShareMail({ itinerary: spanish, url, name: 'Anna', message: 'See you soon!', asksCode: true });
  expect(mail.subject).toBe('Su itinerario: Spring in Italy');
  expect(mail.html).toContain('<html lang="es">');
  for (const part of [
    'Hola, Anna:',
    'See you soon!',
    'Laura Bennett ha preparado su itinerario: 20–29 de marzo de 2027 · 10 días',
    'Abrir su itinerario',
    'La página le pedirá un código de acceso. Laura Bennett se lo facilitará.',
    'Teléfono',
    'Ha recibido este correo porque Laura Bennett ha compartido un viaje con usted.',
  ])
    for (const form of [mail.text, mail.html]) expect(form).toContain(part);
  const own = renderShareMail({
    itinerary: spanish,
    url,
    name: 'Anna',
    message: '',
    words: { greeting: 'Ciao {name}!', closing: '' },
  });
  expect(own.text).toContain('Ciao Anna!');
});

it('a reminder reaches a client in Spanish, and colleagues in English', () => {
  const mail = renderReminderMail({ booking: hotel, trip, message: '', language: 'es' });
  expect(mail.subject).toBe('Recordatorio: Hotel Artemide, 21 de marzo de 2027');
  expect(mail.html).toContain('<html lang="es">');
  for (const part of ['Domingo, 21 de marzo de 2027, 15:00', 'Localizador: ART-88213', 'Estado: ', 'Fecha: '])
    expect(mail.text).toContain(part);
  expect(renderReminderMail({ booking: hotel, trip, message: '' }).subject).toBe(
    'Reminder: Hotel Artemide, March 21, 2027',
  );
});
