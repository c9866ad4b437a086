import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';
import { HowItIsGuarded, HowLong, StoredData } from './privacy-parts';

const Content = ({ site: { contact, origin } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="In short">
      <p>
        Wayline keeps what advisors enter to plan trips, and uses it only for that. Nothing is sold, there is no
        advertising and no tracking, and you can see, export and delete the data kept about you. “We” are the people who
        run Wayline at {new URL(origin).host}; you can reach us at <MailTo to={contact} about="My data" />.
      </p>
    </Part>
    <Part title="Whose data it is">
      <p>
        <b>If you have an account</b>, we decide how your account’s data is handled and are responsible for it.
      </p>
      <p>
        <b>If you travel</b>, your advisor’s company decides what is entered about you and is responsible for it. We
        store it for them and do with it what they ask through the program. Please contact your advisor first; if you
        write to us, we forward it to them and help.
      </p>
    </Part>
    <StoredData />
    <Part title="How we use it">
      <Points>
        <li>To run the product: show, check, calculate, publish and remind. This is our contract with the company.</li>
        <li>To send the emails that are part of it: sign-in codes, reminders, and links an advisor sends.</li>
        <li>To keep it working and secure, with logs. This is our legitimate interest, and yours.</li>
        <li>To comply with the law, where it requires us to keep or hand over something.</li>
      </Points>
      <p>
        It is not used for advertising, to build profiles or to train models, and no decision about you is made by a
        program alone. The checks on a trip tell an advisor something; what to do about it is up to the advisor.
      </p>
    </Part>
    <Part title="Where it’s stored, and who else handles it">
      <p>
        All of it is stored with Amazon Web Services in the United States (region us-east-1, Northern Virginia), which
        runs the servers, the database, the file storage, sign-in and email delivery for us. Emails then pass through
        the recipients’ email services.
      </p>
      <p>
        Exchange rates come from a public service, which gets two currencies and a day, and nothing about any person. A
        map opens only when someone follows a link to it. A cover picture that an advisor uses from elsewhere on the web
        is loaded from there, and that site sees the reader’s IP address.
      </p>
      <p>
        No one else gets it, except through the client links that advisors share themselves, and authorities where the
        law leaves no choice.
      </p>
    </Part>
    <HowItIsGuarded />
    <HowLong />
    <Part title="Data in your browser">
      <p>
        No cookies. When you sign in, the app keeps your session and your preferences (theme, columns) in the browser’s
        local storage, and signing out removes the session. A client’s page keeps a copy of itself on the phone, so it
        can be read offline; when its link is withdrawn, the next visit with a connection removes the copy. These pages
        keep nothing.
      </p>
    </Part>
    <Part title="Your rights">
      <p>
        You can ask to see the data kept about you, have it corrected, get it in a machine-readable form, have it
        deleted, or object to how it is used. Write to <MailTo to={contact} about="My data" /> from the email address it
        belongs to; we answer within 30 days. Deleting an account is explained on{' '}
        <a href="/app-account-delete-steps">its own page</a>. If our answer doesn’t satisfy you, you can contact the
        data protection authority where you live.
      </p>
    </Part>
    <Part title="Children">
      <p>
        Accounts are for people who work in travel. Children appear only as travelers on a trip, entered by the advisor
        on behalf of their family.
      </p>
    </Part>
    <Part title="When this changes">
      <p>
        The date at the top changes with the text. If a change matters to you, we email account holders before it takes
        effect.
      </p>
    </Part>
  </>
);

export const privacyPolicy: PublicPage = {
  path: '/about/privacy_policy',
  label: 'Privacy policy',
  heading: 'Privacy policy',
  lead: 'The data Wayline keeps about advisors, travelers and visitors: why, where and how long, and what you can ask for. In plain English.',
  since: '2026-11-21',
  Content,
};
