import { MailTo, Part, Points } from '../frame/part';
import type { PublicPage } from '../public-page';

const Content = ({ site: { contact, origin } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    <Part title="What this is about">
      <p>
        These terms hold between you, or the company you open an account for, and us who run Wayline at{' '}
        {new URL(origin).host}. Opening an account accepts them. Wayline is for people who work in travel, not for
        travelers: clients who open a link agree to nothing and owe us nothing.
      </p>
    </Part>
    <Part title="Your account">
      <Points>
        <li>Give a real name and an address that you can read mail at, and keep them right.</li>
        <li>Each person has a sign-in of their own. Keep the password to yourself; we recommend the second step.</li>
        <li>The owner of a company decides who works in it and with which rights, and answers for them.</li>
        <li>
          Tell us at once if somebody else may have your password: <MailTo to={contact} about="Security" />.
        </li>
      </Points>
    </Part>
    <Part title="Trial and plans">
      <p>
        A new company can use everything for 14 days without giving a card. After that it stays on the Free plan:
        nothing is deleted and nothing is charged, but some areas close until a plan is chosen. No plan begins by
        itself, and no price holds that you have not been shown and agreed to.
      </p>
    </Part>
    <Part title="Your content">
      <p>
        What you enter stays yours and your clients’. You let us store it, show it, copy it for backups and send it, as
        far as that is needed to do what you ask of the program, and no further. You see to it that you may enter it:
        tell your travelers what you keep of them, and respect the rights in pictures and texts that you publish.
      </p>
      <p>
        For the personal data of your travelers we work on your behalf and as the{' '}
        <a href="/about/privacy_policy">privacy policy</a> says. If the law where you work asks for a written agreement
        on that, write to us before you enter such data.
      </p>
    </Part>
    <Part title="What is not allowed">
      <Points>
        <li>To enter what is against the law, or what harms or deceives others.</li>
        <li>To send mail through Wayline to people who have no reason to expect it.</li>
        <li>To keep card numbers or passwords of clients in notes or files.</li>
        <li>To get around limits or rights, look at what is another company’s, or overload the service on purpose.</li>
        <li>To sell access to somebody else as if it were your own product.</li>
      </Points>
      <p>If it comes to that, we may close what does the harm, and say why. Where it is possible, we ask you first.</p>
    </Part>
    <Part title="Travel is yours">
      <p>
        Wayline is a tool. It sells no travel and is no party to your contracts with clients and suppliers. Times,
        prices, visa and passport rules that you enter or that were read from a confirmation are yours to check. The
        trip check finds much and not everything; a page without findings is no promise that a trip will go well.
      </p>
    </Part>
    <Part title="Working and not working">
      <p>
        We take care that the service runs and that nothing is lost, but we cannot promise that it never fails. It comes
        as it is. Keep what you must not lose where you can reach it without us too: a PDF or a Word document of each
        itinerary is one click away.
      </p>
      <p>
        We answer without limit for what we do on purpose or by gross negligence, and where the law allows no limit.
        Otherwise we answer for harm that could be foreseen, up to what you have paid us in the twelve months before it.
      </p>
    </Part>
    <Part title="Ending it">
      <p>
        You can end it at any time: <a href="/app-account-delete-steps">these are the steps</a>. We can end it with 30
        days’ notice by mail, or at once where you have broken these terms badly. Either way you can take your data
        along before it goes.
      </p>
    </Part>
    <Part title="The rest">
      <p>
        When these terms change, the day at the top does, and account owners are told by mail 30 days before. If a part
        does not hold, the others do. Nothing here takes away rights that the law of your country gives you and that
        cannot be agreed away. Questions: <MailTo to={contact} about="Terms" />.
      </p>
    </Part>
  </>
);

export const termsOfUse: PublicPage = {
  path: '/about/terms_of_use',
  label: 'Terms of use',
  heading: 'Terms of use',
  lead: 'What you can expect of Wayline and what Wayline expects of you, short enough to be read.',
  since: '2026-11-21',
  Content,
};
