type Flight = { reference: string; traveler: string; day: string; seat: string; status?: 'Confirmed' | 'Cancelled' };

const reservation = ({ reference, traveler, day, seat, status = 'Confirmed' }: Flight) => ({
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: reference,
  reservationStatus: `http://schema.org/Reservation${status}`,
  underName: { '@type': 'Person', name: traveler },
  airplaneSeat: seat,
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '1327',
    airline: { '@type': 'Airline', name: 'Air France', iataCode: 'AF' },
    departureAirport: { '@type': 'Airport', name: 'Naples', iataCode: 'NAP' },
    arrivalAirport: { '@type': 'Airport', name: 'Paris Charles de Gaulle', iataCode: 'CDG' },
    departureTime: `${day}T12:40:00+01:00`,
    arrivalTime: `${day}T15:05:00+01:00`,
  },
});

/** An airline's confirmation as it arrives by e-mail, with its facts in the page. */
export const flightMail = (flight: Flight): Buffer =>
  Buffer.from(
    [
      'From: Air France <noreply@airline.test>',
      `To: ${flight.traveler} <traveler@clients.wayline.test>`,
      'Subject: Your booking',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<html><body><h1>Thank you</h1><script type="application/ld+json">${JSON.stringify(reservation(flight))}</script></body></html>`,
    ].join('\r\n'),
  );

/** A letter with no booking in it. */
export const emptyMail = (): Buffer =>
  Buffer.from(
    'From: a@b.test\r\nSubject: Hello\r\nContent-Type: text/plain\r\n\r\nNice weather here. See you soon.\r\n',
  );
