import { Part } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="It began with a line">
      <p>
        Ask advisors where a trip lives and they’ll show you four places: a mailbox full of confirmations, a spreadsheet
        of prices, a document that goes to the client, and their own head, which knows that the night between the two
        hotels has no bed yet. Each place is right about something. None of them is the trip.
      </p>
      <p>
        A trip is a line through time. It leaves, it sleeps somewhere, it moves on, it comes home. Drawn as that line,
        its mistakes are easy to see: two hotels on one night, a transfer that leaves before the flight lands, a day
        with nothing on it. That drawing is the heart of Wayline, and gave it its name.
      </p>
    </Part>
    <Part title="The page at the other end">
      <p>
        The other half is what the client gets. Advisors work on a trip for weeks, and the client remembers the page
        they held at the counter in Rome. So we didn’t make that page a view of the program. It’s a piece of its own:
        laid out like a guidebook, with the four facts you need at a desk (reference, time, place, contact), fast on an
        old phone, and there without a connection.
      </p>
      <p>
        It’s also published. What you write is a draft until you publish it. What the client sees is a version, and you
        can go back to any version and see what has changed since.
      </p>
    </Part>
    <Part title="Decisions worth an argument">
      <p>
        <b>Local time.</b> Programs like one clock for everything. Travelers have the one on the wall. Every time in
        Wayline belongs to a place, and durations follow from that.
      </p>
      <p>
        <b>Saves are differences.</b> If you change the title and a colleague changes the price, both are kept. We only
        ask when two people change the same field.
      </p>
      <p>
        <b>Deleting takes thirty days.</b> Everyone deletes the wrong thing once, usually on a Friday. You can bring it
        back, with its links and reminders as they were.
      </p>
      <p>
        <b>Checks speak up before the client does.</b> If a traveler could complain about it at a desk, and a program
        could have known, the trip check should have caught it. That’s why it runs before you publish and again every
        night.
      </p>
    </Part>
    <Part title="Where we are now">
      <p>
        The planner, the bookings, the client’s page, client records, forms, invoices and online payments are ready;
        payment plans and reminders come next. The <a href="/about/road_map">road map</a> shows in which order. If
        something you need is missing there, <a href="/about/contact_us">contact us</a>.
      </p>
    </Part>
  </>
);

export const ourStory: PublicPage = {
  path: '/about/our_story',
  label: 'Our story',
  heading: 'Our story',
  lead: 'Why Wayline draws a trip as a line, and why the page your client opens gets the same care.',
  Content,
};
