import { useLingui } from '@lingui/react';
import { GonePage } from '../link-gone/gone-page';
import type { GoneWords } from '../link-gone/gone-words';

/** Why a form can't be answered. */
export type Ended = {
  words: readonly GoneWords[];
  /** What somebody typed and could not send: the page is the last place where it is. */
  typed?: readonly string[];
};

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
  <GonePage words={words}>{typed.length > 0 && <Typed typed={typed} />}</GonePage>
);
