import { useLingui } from '@lingui/react';
import type { ClientAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';

const CHOICES: readonly { answer: ClientAnswer; word: string }[] = [
  { answer: 'approved', word: /*i18n*/ 'Yes, book it' },
  { answer: 'question', word: /*i18n*/ 'I have a question' },
  { answer: 'declined', word: /*i18n*/ 'Not for me' },
];

/** What the client says to one booking. It works by script and by the link it is read through, so the script shows it. */
export const Answer = ({ booking, title }: { booking: string; title: string }) => {
  const { i18n } = useLingui();
  return (
    <form className="answer" data-booking={booking} hidden>
      <fieldset>
        <legend>
          {i18n._('Is this right for you?')}
          <span className="unseen"> {title}</span>
        </legend>
        <p className="choices">
          {CHOICES.map(({ answer, word }) => (
            <button key={answer} type="button" className="choice" data-answer={answer} aria-pressed="false">
              {i18n._(word)}
            </button>
          ))}
        </p>
      </fieldset>
      <p className="words" hidden>
        <label>
          {i18n._('Message to your advisor')}
          <textarea name="note" rows={3} maxLength={2000} />
        </label>
        <button type="submit" className="button">
          {i18n._('Send')}
        </button>
      </p>
      <p className="answered quiet-text" role="status" />
    </form>
  );
};
