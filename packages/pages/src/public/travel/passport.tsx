import { Facts, Part, Points, Steps } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = () => (
  <>
    <Part title="The rule no one expects">
      <p>
        A passport that’s still valid often isn’t valid enough. Many countries want it to be valid for some months
        beyond the visit, and the airline at the first airport enforces it: an airline that brings travelers who are
        turned away has to fly them back. So the trip ends at the check-in desk, weeks after it was paid for.
      </p>
      <Facts
        facts={[
          [
            'Six months',
            'The most common rule, in much of Asia, Africa, the Middle East and parts of Latin America. Some count from the day of entry, some from the day of departure.',
          ],
          [
            'Three months after leaving',
            'The Schengen countries of Europe. The passport must also have been issued within the last ten years on the day of entry, regardless of its expiration date.',
          ],
          ['As long as the visit', 'Many countries, and some only for travelers of certain nationalities.'],
        ]}
      />
      <p>
        These are patterns, not advice for a particular trip. The rule that counts is the one of the destination, and of
        each country where you change planes, for the traveler’s nationality, on the day of travel. Ask the embassy or
        the airline; the airline checks the same list its desk uses.
      </p>
    </Part>
    <Part title="Other things to check">
      <Points>
        <li>
          <b>The name.</b> It must be the one on the ticket, letter by letter. A new surname after a wedding is the
          classic.
        </li>
        <li>
          <b>Empty pages.</b> Some countries want one or two whole pages for the visa and the stamp.
        </li>
        <li>
          <b>Damage.</b> A loose page or a stain across the photo is enough to be refused.
        </li>
        <li>
          <b>Children.</b> Their passports are often valid for only five years. One parent traveling alone may need a
          letter from the other.
        </li>
        <li>
          <b>Visas and travel permits.</b> Many are tied to the passport number: a new passport means applying again.
        </li>
        <li>
          <b>Two passports.</b> Enter and leave a country with the same one, and book with the one shown first.
        </li>
      </Points>
    </Part>
    <Part title="When to check">
      <Steps>
        <li>
          <b>Before booking.</b> Ask for each passport’s expiration date along with the names.
        </li>
        <li>
          <b>Six months before departure.</b> A renewal can take weeks, and months before summer. This is the last easy
          moment.
        </li>
        <li>
          <b>Two months before departure.</b> Time for expedited service, if the issuing country offers it.
        </li>
        <li>
          <b>The week before.</b> Look at the passports themselves: is the new one in the bag?
        </li>
      </Steps>
    </Part>
    <Part title="How Wayline helps">
      <Points>
        <li>
          Each traveler’s passport expiration date is saved. It’s enough for all warnings; the number isn’t needed.
        </li>
        <li>
          A passport that expires <b>before the trip ends</b> is a problem, shown with the traveler and in the trip
          check.
        </li>
        <li>
          One that expires <b>within six months of the return</b> is a warning. We use the longest common rule, so we
          never assume a country is generous.
        </li>
        <li>
          The check runs before you publish an itinerary, and every night in the sixty days before departure. The
          advisor is notified of anything new.
        </li>
        <li>
          When you move a trip’s dates, we tell you which passports would expire too early, before anything is moved.
        </li>
        <li>Passport numbers are encrypted separately. They’re shown only on request, and every view is logged.</li>
      </Points>
      <p>Wayline doesn’t know each country’s entry rules, and doesn’t pretend to.</p>
    </Part>
  </>
);

export const passport: PublicPage = {
  path: '/passport',
  label: 'Passports',
  heading: 'Passports: is it good long enough?',
  lead: 'Why a valid passport can still end a trip at the desk, the rules behind it, when to check, and how Wayline warns you.',
  Content,
};
