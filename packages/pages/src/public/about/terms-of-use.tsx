import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact, origin } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="About these terms">
      <p>
        These terms apply between you, or the company you sign up for, and us, who run Wayline at {new URL(origin).host}
        . By signing up, you accept them. Wayline is for people who work in travel, not for travelers: clients who open
        a link agree to nothing and owe us nothing.
      </p>
    </Part>
    <Part title="Your account">
      <Points>
        <li>Give your real name and an email address you can read, and keep them up to date.</li>
        <li>
          Each person has their own sign-in. Keep your password to yourself; we recommend two-step authentication.
        </li>
        <li>The owner of a company decides who works in it and with which permissions, and is responsible for them.</li>
        <li>
          Tell us right away if someone else may have your password: <MailTo to={contact} about="Security" />.
        </li>
      </Points>
    </Part>
    <Part title="Trial and plans">
      <p>
        A new company can use everything for 14 days without giving a card. After that it stays on the Free plan:
        nothing is deleted and nothing is charged, but some areas close until you choose a plan. No plan starts by
        itself, and no price applies that we haven’t shown you and you haven’t agreed to.
      </p>
    </Part>
    <Part title="Your content">
      <p>
        Everything you enter stays yours and your clients’. You allow us to store it, show it, copy it for backups and
        send it, as far as needed to do what you ask of the program, and no further. You make sure you’re allowed to
        enter it: tell your travelers what you keep about them, and respect the rights in pictures and texts you
        publish.
      </p>
      <p>
        For your travelers’ personal data, we work on your behalf and as described in the{' '}
        <a href="/about/privacy_policy">privacy policy</a>. If the law where you work requires a written agreement,
        write to us before you enter such data.
      </p>
    </Part>
    <Part title="Not allowed">
      <Points>
        <li>Entering anything that is illegal, or that harms or deceives others.</li>
        <li>Sending email through Wayline to people who have no reason to expect it.</li>
        <li>Keeping clients’ card numbers or passwords in notes or files.</li>
        <li>
          Getting around limits or permissions, viewing another company’s data, or overloading the service on purpose.
        </li>
        <li>Selling access to others as if it were your own product.</li>
      </Points>
      <p>
        If it comes to that, we may close anything that causes harm, and we’ll say why. Where possible, we ask you
        first.
      </p>
    </Part>
    <Part title="Travel is up to you">
      <p>
        Wayline is a tool. It sells no travel and is not a party to your contracts with clients and suppliers. Times,
        prices, and visa and passport rules that you enter, or that were read from a confirmation, are yours to check.
        The trip check finds a lot, but not everything; a page without findings is no promise that a trip will go well.
      </p>
    </Part>
    <Part title="Availability">
      <p>
        We work hard to keep the service running and your data safe, but we can’t promise that it never fails. It is
        provided as is. Keep anything you can’t afford to lose where you can reach it without us too: a PDF or Word
        document of each itinerary is one click away.
      </p>
      <p>
        We are liable without limit for what we do on purpose or by gross negligence, and where the law allows no limit.
        Otherwise we are liable for foreseeable harm, up to what you have paid us in the twelve months before it.
      </p>
    </Part>
    <Part title="Ending it">
      <p>
        You can end it at any time: <a href="/app-account-delete-steps">here’s how</a>. We can end it with 30 days’
        notice by email, or at once if you have seriously broken these terms. Either way, you can export your data
        first.
      </p>
    </Part>
    <Part title="The rest">
      <p>
        When these terms change, the date at the top changes, and we email account owners 30 days before. If a part is
        not valid, the rest still applies. Nothing here limits rights that the law of your country gives you and that
        can’t be waived. Questions: <MailTo to={contact} about="Terms" />.
      </p>
    </Part>
  </>
);

export const termsOfUse: PublicPage = {
  path: '/about/terms_of_use',
  label: 'Terms of use',
  heading: 'Terms of use',
  lead: 'Your rights and ours when you use Wayline, short enough to read.',
  since: '2026-11-21',
  Content,
};
