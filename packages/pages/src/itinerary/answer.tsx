import type { ClientAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';

const CHOICES: readonly { answer: ClientAnswer; word: string }[] = [
  { answer: 'approved', word: 'Yes, book it' },
  { answer: 'question', word: 'I have a question' },
  { answer: 'declined', word: 'Not for me' },
];

/** What the client says to one booking. It works by script and by the link it is read through, so the script shows it. */
export const Answer = ({ booking, title }: { booking: string; title: string }) => (
  <form className="answer" data-booking={booking} hidden>
    <fieldset>
      <legend>
        Is this right for you?<span className="unseen"> {title}</span>
      </legend>
      <p className="choices">
        {CHOICES.map(({ answer, word }) => (
          <button key={answer} type="button" className="choice" data-answer={answer} aria-pressed="false">
            {word}
          </button>
        ))}
      </p>
    </fieldset>
    <p className="words" hidden>
      <label>
        Message to your advisor
        <textarea name="note" rows={3} maxLength={2000} />
      </label>
      <button type="submit" className="button">
        Send
      </button>
    </p>
    <p className="answered quiet-text" role="status" />
  </form>
);
