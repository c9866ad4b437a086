import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';
import { HowItIsGuarded, HowLong, StoredData } from './privacy-parts';

const Content = ({ site: { contact, origin } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="In short">
      <p>
        Wayline keeps what advisors enter to plan trips, and uses it for that alone. Nothing is sold, there is no
        advertising and no tracking, and you can see, take along and delete what is kept of you. “We” are those who run
        Wayline at {new URL(origin).host}; you reach us at <MailTo to={contact} about="My data" />.
      </p>
    </Part>
    <Part title="Whose data it is">
      <p>
        <b>If you have an account</b>, we decide how your account’s data is handled and answer for it.
      </p>
      <p>
        <b>If you travel</b>, your advisor’s company decides what is entered about you, and answers to you for it. We
        keep it for them and do with it what they ask through the program. Please turn to your advisor first; if you
        write to us, we pass it on to them and help.
      </p>
    </Part>
    <StoredData />
    <Part title="What it is used for">
      <Points>
        <li>To run the product: show, check, calculate, publish and remind. This is our contract with the company.</li>
        <li>To send the mails that belong to it: codes to sign in, reminders and links that an advisor sets off.</li>
        <li>To keep it working and safe, by logs. This is our legitimate interest, and yours.</li>
        <li>To meet the law, where it asks us to keep or to hand over something.</li>
      </Points>
      <p>
        It is not used for advertising, not to build profiles, not to train models, and nothing is decided about you by
        a program alone. The checks of a trip tell an advisor something; what follows is for the advisor to decide.
      </p>
    </Part>
    <Part title="Where it lies, and who else handles it">
      <p>
        All of it lies with Amazon Web Services in the United States (region us-east-1, Northern Virginia), which runs
        the servers, the database, the file store, the sign-in and the sending of mail for us. Mails then pass through
        the mail services of those who get them.
      </p>
      <p>
        Exchange rates are asked of a public service with two currencies and a day, and nothing about anybody. A map
        opens only when somebody follows a link to it. A cover picture that an advisor takes from elsewhere on the web
        is loaded from there, and that site sees the reader’s IP address.
      </p>
      <p>
        Nobody else gets it, but for the client links that advisors share themselves, and authorities where the law
        leaves no choice.
      </p>
    </Part>
    <HowItIsGuarded />
    <HowLong />
    <Part title="What your browser keeps">
      <p>
        No cookies. When you sign in, the app keeps your session and your choices (colors, columns) in the browser’s
        local storage, and signing out takes the session away. A client’s page keeps a copy of itself on the phone, so
        that it can be read without a connection; when its link is withdrawn, the next visit with a connection removes
        the copy. These pages keep nothing.
      </p>
    </Part>
    <Part title="What you can ask for">
      <p>
        To see what is kept of you, have it corrected, get it in a form that programs can read, have it deleted, or
        object to how it is used. Write to <MailTo to={contact} about="My data" /> from the address it belongs to; we
        answer within 30 days. How an account is deleted stands on a{' '}
        <a href="/app-account-delete-steps">page of its own</a>. If our answer does not satisfy you, the data protection
        authority where you live can look into it.
      </p>
    </Part>
    <Part title="Children">
      <p>
        Accounts are for people who work in travel. Children appear only as travelers of a trip, entered by the advisor
        on behalf of their family.
      </p>
    </Part>
    <Part title="When this changes">
      <p>
        The day at the top changes with the text. If a change matters to you, account holders are told by mail before it
        holds.
      </p>
    </Part>
  </>
);

export const privacyPolicy: PublicPage = {
  path: '/about/privacy_policy',
  label: 'Privacy policy',
  heading: 'Privacy policy',
  lead: 'What Wayline keeps of advisors, travelers and visitors, what for, where, how long, and what you can ask for. In plain English.',
  since: '2026-11-21',
  Content,
};
