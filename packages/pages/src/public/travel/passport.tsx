import { Facts, Part, Points, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="The rule nobody expects">
      <p>
        A passport that is still good is often not good enough. Many countries want it to be valid for some months
        beyond the visit, and it is the airline at the first airport that enforces it: whoever brings travelers that are
        turned away has to fly them back. So the trip ends at the check-in desk, weeks after it was paid.
      </p>
      <Facts
        facts={[
          [
            'Six months',
            'The most common rule, in much of Asia, Africa, the Middle East and parts of Latin America. Some count from the day of entry, some from the day of leaving.',
          ],
          [
            'Three months after leaving',
            'The Schengen countries of Europe; there the passport must also have been issued within the last ten years on the day of entry, whatever its last day says.',
          ],
          ['As long as the visit', 'A good number of countries, and some only for travelers of certain nationalities.'],
        ]}
      />
      <p>
        These are patterns, not advice for one trip. The rule that counts is that of the country traveled to, and of
        each country where planes are changed, for the traveler’s nationality, on the day of travel. Ask the embassy or
        the airline; the airline looks it up in the same list that its desk uses.
      </p>
    </Part>
    <Part title="What else to look at">
      <Points>
        <li>
          <b>The name.</b> It must be the one on the ticket, letter by letter. A new surname after a wedding is the
          classic.
        </li>
        <li>
          <b>Empty pages.</b> Some countries want one or two whole pages for the visa and the stamp.
        </li>
        <li>
          <b>Damage.</b> A loose page or a stain across the photograph is enough to be refused.
        </li>
        <li>
          <b>Children.</b> Their passports often run for five years only. One parent alone may need a letter of the
          other.
        </li>
        <li>
          <b>Visas and travel permissions.</b> Many are tied to the passport’s number: a new passport means applying
          anew.
        </li>
        <li>
          <b>Two passports.</b> Enter and leave a country by the same one, and book with the one that is shown first.
        </li>
      </Points>
    </Part>
    <Part title="When to look">
      <Steps>
        <li>
          <b>Before booking.</b> Ask for the last day of each passport together with the names.
        </li>
        <li>
          <b>Six months before departure.</b> A renewal can take weeks, and months before a summer. This is the last
          quiet moment.
        </li>
        <li>
          <b>Two months before departure.</b> Time for the express way, if the issuing country has one.
        </li>
        <li>
          <b>The week before.</b> Look at the passports themselves: is it the new one that lies in the bag?
        </li>
      </Steps>
    </Part>
    <Part title="What Wayline does">
      <Points>
        <li>
          The last day of a passport is kept with each traveler. It is enough for all warnings; the number is not needed
          for them.
        </li>
        <li>
          A passport that ends <b>before the trip does</b> is a problem, shown with the traveler and in the trip check.
        </li>
        <li>
          One that ends <b>within six months of the return</b> is a warning. The longest common rule is taken, so that a
          country is never assumed to be generous.
        </li>
        <li>
          The check runs before an itinerary is published, and every night in the sixty days before departure. What is
          new rings the advisor’s bell.
        </li>
        <li>Move the dates of a trip, and you are told which passports no longer last, before anything is moved.</li>
        <li>
          Numbers are encrypted by themselves. They are shown only on demand, and every look is written into the
          history.
        </li>
      </Points>
      <p>Wayline does not know the entry rules of single countries, and does not pretend to.</p>
    </Part>
  </>
);

export const passport: PublicPage = {
  path: '/passport',
  label: 'Passports',
  heading: 'Passports: is it good long enough?',
  lead: 'Why a valid passport can still end a trip at the desk, the rules behind it, when to look, and how Wayline warns.',
  Content,
};
