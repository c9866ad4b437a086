import { Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="About Wayline">
      <p>
        Wayline is a web app for people who plan trips for others: travel advisors who work alone, agencies with their
        advisors and independent contractors, and tour operators. You plan a trip day by day, keep its bookings with
        their times, references and prices, and publish what the client needs as one page.
      </p>
      <p>
        Clients don’t need an account. They get a link to the whole trip: readable on any phone, printable, and saved on
        the phone for days without a connection.
      </p>
    </Part>
    <Part title="What it does today">
      <Points>
        <li>
          A planner that shows a trip by day, on a timeline, by month or by booking type, with overnight stays and local
          times.
        </li>
        <li>Eleven types of bookings, from flights by leg to dining, each with the fields it needs.</li>
        <li>
          Confirmations read for you: emails, calendar files, wallet passes and GDS itineraries. You check what was
          read, field by field, before it’s saved.
        </li>
        <li>
          A check before you publish, and every night in the sixty days before departure: nights without a bed,
          connections that are too short, passports that expire too early, payments and options coming due.
        </li>
        <li>Client itineraries with documents, a PDF, a calendar that follows changes, and the client’s answers.</li>
        <li>Prices with rooms, taxes, markup, commission and other currencies, and packages built from bookings.</li>
        <li>
          Client records with preferences, travel documents and households, and forms whose answers become trips and
          client details when you accept them.
        </li>
        <li>Email reminders, checklists, a library of bookings to reuse, and files with each trip.</li>
        <li>A history of every change to a trip, with undo, and thirty days to restore what was deleted.</li>
      </Points>
      <p>
        Anything we don’t have yet is on the <a href="/about/road_map">road map</a>. We’d rather tell you before you
        look for it.
      </p>
    </Part>
    <Part title="Our principles">
      <Points>
        <li>
          <b>Times are local.</b> A departure shows the time at its airport, an arrival the time at the destination. No
          one should have to do math in a departure hall.
        </li>
        <li>
          <b>Emails are sent once.</b> If we can’t be sure an email was sent, we ask the advisor. A second email to a
          client is worse than a late one.
        </li>
        <li>
          <b>Working together never loses anything.</b> If a colleague saved before you, you see both versions and
          choose.
        </li>
        <li>
          <b>It works without a mouse.</b> You can reach every list and action by keyboard, and pages are written for
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
