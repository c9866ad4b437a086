import { Part } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="It began with a line">
      <p>
        Ask advisors where a trip lives and they will show you four places: a mailbox full of confirmations, a
        spreadsheet with prices, a document that goes to the client, and their own head, which knows that the night
        between the two hotels has no bed yet. Each place is right about something. None of them is the trip.
      </p>
      <p>
        A trip is a line through time. It leaves, it sleeps somewhere, it moves on, it comes home. Drawn as that line,
        its mistakes can be seen: two hotels in one night, a transfer that leaves before the flight has landed, a day on
        which nothing is known. That drawing is the heart of Wayline, and gave it its name.
      </p>
    </Part>
    <Part title="The page at the other end">
      <p>
        The other half is what the client gets. Advisors work for weeks on a trip, and the client remembers the page
        they held at the counter in Rome. So the page was not made a view of the program. It is a piece of its own: set
        like a guidebook, with the four facts one needs at a desk (reference, time, place, contact), quick on an old
        phone, and there without a connection.
      </p>
      <p>
        It is also a published thing. What you write is a draft until you publish it; what the client sees is a version,
        and you can look at any version again and see what has changed since.
      </p>
    </Part>
    <Part title="Decisions that were worth an argument">
      <p>
        <b>Local time.</b> Programs like one clock for everything. Travelers have the one on the wall. Every time in
        Wayline belongs to a place, and durations follow from that.
      </p>
      <p>
        <b>Saves are differences.</b> If you change the title and a colleague changes the price, both are kept. Only
        when two people change the same field is somebody asked.
      </p>
      <p>
        <b>Deleting takes thirty days.</b> Everybody deletes the wrong thing once, usually on a Friday. It can be
        brought back, with its links and reminders as they were.
      </p>
      <p>
        <b>Checks speak before the client does.</b> Whatever a traveler could complain of at a desk and a program could
        have known, the trip check should have said. It is why there is one before each publication and another each
        night.
      </p>
    </Part>
    <Part title="Where it stands">
      <p>
        The planner, the bookings and the client’s page are there; money and client records come next. The{' '}
        <a href="/about/road_map">road map</a> says in which order. If something of your day is missing there,{' '}
        <a href="/about/contact_us">write to us</a>.
      </p>
    </Part>
  </>
);

export const ourStory: PublicPage = {
  path: '/about/our_story',
  label: 'Our story',
  heading: 'Our story',
  lead: 'Why Wayline draws a trip as a line, and why the page your client opens was made with the same care.',
  Content,
};
