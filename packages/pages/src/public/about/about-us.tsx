import { Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="What Wayline is">
      <p>
        Wayline is a web application for people who plan trips for others: travel advisors who work alone, agencies with
        their advisors and independent contractors, and tour operators. A trip is planned day by day, its bookings are
        kept with their times, references and prices, and what the client needs of it is published as one page.
      </p>
      <p>
        Clients need no account. They get a link, and behind it the whole trip: readable on any phone, printable, and
        kept on the phone for the days without a connection.
      </p>
    </Part>
    <Part title="What it does today">
      <Points>
        <li>
          A planner that shows a trip as days, as a time line, as a month, or by kind of booking, with overnight stays
          and time zones told as they are.
        </li>
        <li>Eleven kinds of booking, from flights by leg to dining, each with the fields that its kind needs.</li>
        <li>
          Confirmations that are read for you: e-mails, calendar files, wallet passes and itineraries of reservation
          systems. You check what was read, field by field, before it is saved.
        </li>
        <li>
          A check before anything is published, and every night in the sixty days before departure: nights without a
          bed, connections that are too short, passports that end too early, payments and options that run out.
        </li>
        <li>Client itineraries with documents, a PDF, a calendar that follows changes, and answers from the client.</li>
        <li>Prices with rooms, taxes, markup, commission and other currencies, and packages made of bookings.</li>
        <li>Reminders by mail, checklists, a library of bookings to use again, and files with each trip.</li>
        <li>A history of every change to a trip, with undo, and thirty days in which what was deleted comes back.</li>
      </Points>
      <p>
        What is not there yet is on the <a href="/about/road_map">road map</a>. We would rather tell you before you look
        for it.
      </p>
    </Part>
    <Part title="What we hold to">
      <Points>
        <li>
          <b>Times are told where they happen.</b> A departure in the time of its airport, an arrival in the time of its
          own. Nobody does sums in a departure hall.
        </li>
        <li>
          <b>A mail leaves once.</b> When it is not sure that a mail has left, the advisor is asked. A second mail to a
          client is worse than a late one.
        </li>
        <li>
          <b>Nothing is lost by working together.</b> If a colleague has saved before you, you see both versions and
          choose.
        </li>
        <li>
          <b>It works without a mouse.</b> Every list and action is reached by keyboard, and pages are written for
          screen readers as well as for eyes.
        </li>
        <li>
          <b>No advertising, no tracking.</b> Not in the product, not on these pages, and not on what your clients open.
        </li>
      </Points>
    </Part>
  </>
);

export const aboutUs: PublicPage = {
  path: '/about/about_us',
  label: 'About us',
  heading: 'About Wayline',
  lead: 'One place for a travel advisor’s trips, bookings and client itineraries, from the first request to the last transfer home.',
  Content,
  data: ({ origin }) => ({
    '@type': 'AboutPage',
    about: { '@type': 'Organization', name: 'Wayline', url: `${origin}/`, logo: `${origin}/favicon.svg` },
  }),
};
