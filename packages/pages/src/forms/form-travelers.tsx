import { useLingui } from '@lingui/react';
import { MAX_TRAVELERS } from '@wayline/core/areas/forms/form';
import type { AnswersOfOne } from '@wayline/core/areas/forms/submission';
import { FIELD_NAMES } from '@wayline/core/areas/forms/typed-form';
import { isPerTraveler } from '@wayline/core/areas/forms/visible-fields';
import { READ_FIRST } from './form-notices';
import type { Asking } from './form-question';
import { Section } from './form-section';
import type { FormView } from './form-view';

/** The script fills in the number and the mark of a traveler who is added. */
const BLANK = '__';

type OneProps = Omit<Asking, 'answers' | 'mark' | 'traveler'> & {
  answers: AnswersOfOne;
  mark: string;
  at: number;
  isAlone: boolean;
  isFresh: boolean;
};
const Traveler = ({ mark, at, isAlone, isFresh, ...asking }: OneProps) => {
  const { i18n } = useLingui();
  const number = mark === BLANK ? BLANK : String(at + 1);
  return (
    <section className="traveler" data-traveler={mark} aria-labelledby={`traveler-${mark}`}>
      <input type="hidden" name={FIELD_NAMES.traveler} value={mark} />
      <div className="traveler-head">
        <h2 id={`traveler-${mark}`} tabIndex={-1} {...(isFresh && READ_FIRST)}>
          {i18n._('Traveler {number}', { number })}
        </h2>
        <button
          type="submit"
          className="button quiet"
          name={FIELD_NAMES.press}
          value={`remove_traveler.${at}`}
          data-remove
          hidden={isAlone || undefined}
        >
          {i18n._('Remove')}
          <span className="unseen"> {i18n._('Traveler {number}', { number })}</span>
        </button>
      </div>
      {asking.content.sections
        .filter((section) => isPerTraveler(asking.content, section))
        .map((section) => (
          <Section key={section.id} section={section} {...asking} traveler={at} mark={mark} />
        ))}
    </section>
  );
};

/** Whoever travels, one below the other, and a way to add one more. */
export const Travelers = ({ view, faults }: { view: FormView; faults: Asking['faults'] }) => {
  const { i18n } = useLingui();
  const { content, answers, files, fresh } = view;
  const { travelers } = answers;
  return (
    <>
      <div data-travelers>
        {travelers.map((one, at) => (
          <Traveler
            // Travelers have no name of their own here: their place is what tells them apart.
            key={String(at)}
            content={content}
            answers={one}
            mark={String(at)}
            at={at}
            files={files}
            faults={faults}
            isAlone={travelers.length === 1}
            isFresh={fresh === at}
          />
        ))}
      </div>
      <template id="new-traveler">
        <Traveler
          content={content}
          answers={{}}
          mark={BLANK}
          at={0}
          files={[]}
          faults={new Map()}
          isAlone={false}
          isFresh={false}
        />
      </template>
      <p>
        <button
          type="submit"
          className="button quiet"
          name={FIELD_NAMES.press}
          value="add_traveler"
          data-add
          data-most={MAX_TRAVELERS}
          hidden={travelers.length >= MAX_TRAVELERS || undefined}
        >
          {i18n._('Add a traveler')}
        </button>
      </p>
    </>
  );
};
