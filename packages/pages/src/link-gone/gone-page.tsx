import type { ReactNode } from 'react';
import { CoverArt } from '../itinerary/cover-art';
import type { GoneWords } from './gone-words';

export type Gone = {
  /** Where no one knows what the reader reads, in every language. */
  words: readonly GoneWords[];
  /** What else is said, below each language. */
  note?: (language: GoneWords['language']) => ReactNode;
  children?: ReactNode;
};

/** What is shown instead of a page that a link no longer opens. It has one heading; what follows it in another language stands below. */
export const GonePage = ({ words, note, children }: Gone) => (
  <main className="gone">
    <div className="gone-picture">
      <CoverArt seed="a road that ends" />
    </div>
    {words.map(({ language, title, message }, at) => {
      const Heading = at === 0 ? 'h1' : 'h2';
      return (
        <section key={language} lang={language}>
          <Heading>{title}</Heading>
          <p>{message}</p>
          {note?.(language)}
        </section>
      );
    })}
    {children}
  </main>
);
