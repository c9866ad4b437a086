import { useLingui } from '@lingui/react';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { ReactNode } from 'react';
import { CoverArt } from '../itinerary/cover-art';

/** Why a form can't be answered, in one language. */
export type EndedWords = { language: ClientLanguage; title: string; message: string };
export type Ended = {
  /** Where no one knows what the reader reads, in every language. */
  words: readonly EndedWords[];
  /** What somebody typed and could not send: the page is the last place where it is. */
  typed?: readonly string[];
};

const Frame = ({ children }: { children: ReactNode }) => (
  <main className="gone">
    <div className="gone-picture">
      <CoverArt seed="a road that ends" />
    </div>
    {children}
  </main>
);

const Typed = ({ typed }: { typed: readonly string[] }) => {
  const { i18n } = useLingui();
  return (
    <section>
      <h2>{i18n._('What you typed')}</h2>
      <p>{i18n._('None of it was sent. Copy what you’d like to keep.')}</p>
      <ul className="typed-list">
        {typed.map((one) => (
          <li key={one} className="typed" dir="auto">
            {one}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is shown instead of a form that can't be answered. */
export const FormClosed = ({ words, typed = [] }: Ended) => (
  <Frame>
    {words.map(({ language, title, message }, at) => {
      const Heading = at === 0 ? 'h1' : 'h2';
      return (
        <section key={language} lang={language}>
          <Heading>{title}</Heading>
          <p>{message}</p>
        </section>
      );
    })}
    {typed.length > 0 && <Typed typed={typed} />}
  </Frame>
);
