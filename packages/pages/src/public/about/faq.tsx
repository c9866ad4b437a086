import { MailTo, Part } from '../frame/part';
import type { PublicPage } from '../public-page';
import { QUESTIONS } from './faq-texts';

const Content = ({ site: { contact } }: Parameters<PublicPage['Content']>[0]) => (
  <>
    {QUESTIONS.map(({ title, items }) => (
      <Part key={title} title={title}>
        {items.map(([question, answer]) => (
          <div className="question" key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </Part>
    ))}
    <Part title="Something else?">
      <p>
        The <a href="/tutorials">tutorials</a> show the daily work step by step. For everything else, write to{' '}
        <MailTo to={contact} />.
      </p>
    </Part>
  </>
);

export const faq: PublicPage = {
  path: '/about/faq',
  label: 'Questions and answers',
  heading: 'Questions and answers',
  lead: 'What advisors ask before they sign up: cost, imports, time zones, client links, data, and what Wayline can’t do yet.',
  Content,
  data: () => ({
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.flatMap(({ items }) =>
      items.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
    ),
  }),
};
